import { capital } from '@marquee/i18n/format.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import type { Show } from '#models/show.ts'
import { daysFrom } from '#models/site-clock.ts'
import { type Composition, optional, optionalList } from '../../page-kit/composition.server.ts'
import { noFilters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { cinemaPath } from '../../page-kit/links.ts'
import type { NextTimesModel } from '../../page-models/parts.ts'
import { showtimeModels } from '../../programme/board.ts'
import { boardOptions, type SoldShow } from '../../programme/board-options.ts'
import { dayOf, venuesIn, venuesOf } from '../../programme/show-places.server.ts'
import { showtimesOf } from '../../programme/showtimes-of.server.ts'
import { EVENING } from '../../programme/time-of-day.ts'

export interface NextTimesMaterial {
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
}

const TIMES = 4
const DAYS = 2

export const isTomorrow = (date: string, today: string): boolean => date === daysFrom(today, 2)[1]

/** `tonight`, `today`, `tomorrow` or `day`, for the first time of a day. */
export function dayWord(date: string, first: string, today: string) {
  if (date === today) return first >= EVENING ? 'tonight' : 'today'
  return isTomorrow(date, today) ? 'tomorrow' : 'day'
}

/** `Tonight at Lyon Bellecour`; `first` is the first time of the day, `HH:mm`. */
export const dayHeading = (
  date: string,
  first: string,
  cinema: string,
  { formats, t, today }: Pick<Composition, 'formats' | 't' | 'today'>,
): string => t(`${dayWord(date, first, today)}At`, { cinema, day: capital(formats.dayName(date)) })

/** Cinemas tried for a time that is left today. */
const TRIES = 6

type NextShow = SoldShow & Pick<Show, 'slug'>

async function timesAt(
  { cinema, show, date }: { readonly cinema: Cinema; readonly show: NextShow; readonly date: string },
  books: Books,
  composition: Composition,
): Promise<NextTimesModel | null> {
  const { api, edition } = composition
  const { language } = edition
  const [showtimes, detail] = await Promise.all([
    optionalList(composition, showtimesOf(composition, { show: show.slug, cinema: cinema.slug, date })),
    optional(composition, api.cinema({ slug: cinema.slug, language })),
  ])
  const next = showtimeModels(showtimes, boardOptions(composition, books, detail?.pricing ?? null, show))
    .filter(({ time }) => time.status === 'available')
    .slice(0, TIMES)
  const first = next[0]?.time
  if (!first) return null
  const { slug: at, name } = cinema
  const place = { slug: at, name, href: cinemaPath(edition, at, { ...noFilters, date }) }
  return {
    heading: dayHeading(date, first.time, name, composition),
    showtimes: next.map((showtime) => ({ ...showtime, cinema: place })),
  }
}

/**
 * Today's next times of a show, at the first cinema of the place that has some left; else those of the next day at the first one
 * that plays it.
 */
export async function nextTimes(
  show: NextShow,
  { cinemas, cities, books }: NextTimesMaterial,
  composition: Composition,
): Promise<NextTimesModel | null> {
  const { api, edition, filters, today } = composition
  const venues = venuesOf(
    await optionalList(composition, api.showCinemas({ slug: show.slug, language: edition.language })),
    cinemas,
    today,
  )
  const here = venuesIn(venues, filters, cities, cinemas)
  const playing = here.filter((venue) => dayOf(venue, today))
  const main = playing[0] ?? here[0]
  if (!main) return null
  const later = main.days.map(({ date }) => date).filter((date) => date > today)
  const tried = [
    ...playing.slice(0, TRIES).map(({ cinema }) => ({ cinema, show, date: today })),
    ...later.slice(0, DAYS).map((date) => ({ cinema: main.cinema, show, date })),
  ]
  for (const each of tried) {
    const found = await timesAt(each, books, composition)
    if (found) return found
  }
  return null
}
