import { Button } from '@marquee/design/controls/button.tsx'
import { drawYear, saveYear, yearPicture } from '@marquee/design/pictures/cinema-year.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cinemaYear, type Viewing, viewedYears } from '#models/rules/cinema-year.ts'
import type { FilmLine } from '../../features/film-lists/film-line.ts'

const viewingsOf = (lines: readonly FilmLine[]): readonly Viewing[] =>
  lines.flatMap(({ title, watchedOn, rating, cinema, seats }) =>
    watchedOn === null ? [] : [{ title, date: watchedOn, rating, cinema, seats, minutes: null }],
  )

/** A year of the diaries as a picture, drawn on the device. */
export function OwnYear({ lines }: { readonly lines: readonly FilmLine[] }) {
  const { t } = useTranslation('film-lists')
  const { language } = useRouter().options.context.edition
  const canvas = useRef<HTMLCanvasElement>(null)
  const viewings = useMemo(() => viewingsOf(lines), [lines])
  const years = viewedYears(viewings)
  const [chosen, choose] = useState<string | null>(null)
  const year = chosen !== null && years.includes(chosen) ? chosen : (years[0] ?? '')
  const picture = useMemo(
    () => yearPicture(cinemaYear(viewings, year), language, (key, values) => t(`year.${key}`, { ...values })),
    [viewings, year, language, t],
  )
  useEffect(() => {
    // Drawn with the fonts of the page once they are there.
    void document.fonts.ready.then(() => canvas.current && drawYear(canvas.current, picture))
  }, [picture])
  return (
    <section className="wishes__year" aria-labelledby="own-year">
      <h2 id="own-year">{picture.title}</h2>
      {years.length > 1 && (
        <div className="row">
          {years.map((each) => (
            <Button key={each} small pressed={each === year} onPress={() => choose(each)}>
              {each}
            </Button>
          ))}
        </div>
      )}
      <canvas ref={canvas} role="img" aria-label={picture.title} aria-describedby="own-year-text" />
      <p id="own-year-text" className="visually-hidden">
        {[`${picture.count} ${picture.unit}`, ...picture.lines].join('. ')}
      </p>
      <p className="muted">{t('year.text')}</p>
      <Button
        small
        look="solid"
        onPress={() => canvas.current && void saveYear(canvas.current, `marquee-${year}.png`)}
      >
        {t('year.save')}
      </Button>
    </section>
  )
}
