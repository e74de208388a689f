import { yearPicture } from '@marquee/design/pictures/cinema-year.ts'
import type { PageResponse } from '@marquee/forms/page.ts'
import { cinemaYear, type Viewing, viewedYears } from '#models/rules/cinema-year.ts'
import { type AccountContext, accountPage } from '../page.ts'
import { ratingOf, type SeenFilm, seenFilms } from './film-diary.server.ts'
import { Panel } from './parts.tsx'
import code from './year-script.ts?script'

const viewingOf = ({ booking, show, emotion }: SeenFilm): Viewing => ({
  title: show?.title ?? booking.showTitle,
  date: booking.startsAt.slice(0, 10),
  rating: ratingOf(emotion),
  cinema: booking.cinemaName,
  seats: booking.seats,
  minutes: show?.duration ?? null,
})

/** A year of bookings and ratings, in words and as a picture that the browser draws. */
async function shown(context: AccountContext): Promise<PageResponse> {
  const { t, language, site, url, href } = context
  const viewings = (await seenFilms(context)).map(viewingOf)
  const years = viewedYears(viewings)
  const asked = url.searchParams.get('of')
  const year = years.find((each) => each === asked) ?? years[0]
  if (year === undefined) return { kind: 'redirect', location: href('bookings') }
  const picture = yearPicture(cinemaYear(viewings, year), language, (key, values) =>
    t(`film-lists:year.${key}`, { ...values }),
  )
  return {
    kind: 'page',
    title: picture.title,
    lead: t('client-account:year.lead'),
    body: (
      <Panel id="year" title={`${picture.count} ${picture.unit}`}>
        {years.length > 1 && (
          <p className="row">
            {years.map((each) => (
              <a
                key={each}
                className="btn btn--s"
                href={href('year', { of: each })}
                aria-current={each === year ? 'page' : undefined}
              >
                <span>{each}</span>
              </a>
            ))}
          </p>
        )}
        <ul id="year-text" className="account-year">
          {picture.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <canvas data-year="" hidden role="img" aria-label={picture.title} aria-describedby="year-text" />
        <p>
          <button type="button" className="btn btn--s" data-save="" hidden>
            <span>{t('film-lists:year.save')}</span>
          </button>
        </p>
        <p className="muted">{t('film-lists:year.text')}</p>
      </Panel>
    ),
    script: {
      code,
      options: { 'data-picture': JSON.stringify(picture), 'data-file': `marquee-${site.id}-${year}.png` },
    },
  }
}

export const year = accountPage({ get: shown })
