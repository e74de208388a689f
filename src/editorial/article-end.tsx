import { ButtonLink } from '@marquee/design/controls/button.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import { useTranslation } from 'react-i18next'
import { useNextShowtimes } from '../features/tonight/tonight.tsx'
import type { ArticleModel } from '../page-models/articles.ts'
import type { ShowCardModel } from '../page-models/parts.ts'
import { openTimes } from '../programme/card-times.ts'
import { SHOWTIMES } from '../programme/show-anchors.ts'
import { useMinute } from '../programme/use-minute.ts'

/** More than a line holds on a phone. */
const TIMES = 4

interface ArticleEndProps extends Pick<ArticleModel, 'next'> {
  readonly show: ShowCardModel
}

/** The article's film with its next times: in the visitor's place once they are known. */
export function ArticleEnd({ show, next }: ArticleEndProps) {
  const { t } = useTranslation('news')
  const here = useNextShowtimes(show.slug)
  const { heading, times } = here
    ? { heading: here.heading, times: here.showtimes.map(({ time }) => time) }
    : (next ?? { heading: show.line, times: [] })
  const open = openTimes({ day: '', times }, useMinute(), TIMES)
  return (
    <section className="wrap story-end dark" aria-labelledby="article-film">
      <Poster picture={show.poster} title={show.title} place="rail" />
      <div className="story-end__b">
        <p className="kicker">{t('film')}</p>
        <h2 id="article-film" className="display" lang={show.titleLanguage ?? undefined}>
          {softHyphens(show.title)}
        </h2>
        <p className="story-end__when">{heading}</p>
        {open.length > 0 && (
          <p className="story-end__times num">
            {open.map((time) => (
              <span key={time}>{time} </span>
            ))}
          </p>
        )}
        <ButtonLink look="book" icon="ticket" href={`${here?.show.href ?? show.href}#${SHOWTIMES}`}>
          {t('book')}
        </ButtonLink>
      </div>
    </section>
  )
}
