import { capital, clock, duration } from '@marquee/i18n/format.ts'
import { filmDay } from '#config/film-day.ts'
import type { Cinema } from '#models/cinema.ts'
import { seatPrice } from '#models/rules/seat-price.ts'
import { endOf } from '#models/rules/showtime-hours.ts'
import { addDays, addMinutes, minutesBetween } from '#models/site-clock.ts'
import type { Evening, TonightPlace, TonightTime } from '../../features/tonight/tonight-times.server.ts'
import type { Composition } from '../../page-kit/composition.server.ts'
import { distanceBetween } from '../../page-kit/distance.ts'
import type { Filters } from '../../page-kit/filters.ts'
import type { Books } from '../../page-kit/labels.ts'
import { tonightPath } from '../../page-kit/links.ts'
import { type DayTime, type FilmDay, filmDays, type WayBetween } from '../../programme/film-day.ts'
import { tonightList } from './tonight-list.server.ts'
import type { FilmDayModel } from './tonight-model.ts'

const counts = [3, 4, 5] as const

/** The number of films that the address asks for; null for another part of the page. */
export const readFilmCount = (view: string | undefined): number | null =>
  counts.find((count) => view === `films-${count}`) ?? null

const filmsView = (count: number) => `?view=films-${count}`

/** The page with its filters, as days of films. */
export const filmDayHref = (
  { edition, slug }: Pick<Composition, 'edition' | 'slug'>,
  filters: Filters,
  count: number = counts[0],
): string => tonightPath(edition, slug, filters) + filmsView(count)

/** Streets are longer than the line between two points. */
const DETOUR = 1.3
/** Kilometres that people walk. */
const WALK = 2
/** Minutes a kilometre; others wait for a tram first. */
const pace = { walk: 12, ride: 4, wait: 12 }

/** Minutes, in steps of five: an estimate from the positions; null if one is unknown. */
export function wayBetween(cinemas: readonly Pick<Cinema, 'slug' | 'gpsPosition'>[]): WayBetween {
  const positions = new Map(cinemas.map(({ slug, gpsPosition }) => [slug, gpsPosition]))
  return (from, to) => {
    if (from === to) return 0
    const [start, end] = [positions.get(from), positions.get(to)]
    if (!start || !end) return null
    const kilometres = DETOUR * distanceBetween(start, end)
    const minutes = kilometres <= WALK ? pace.walk * kilometres : pace.wait + pace.ride * kilometres
    return 5 * Math.ceil(minutes / 5)
  }
}

interface PlannedTime extends DayTime {
  readonly time: TonightTime
  /** The end is not announced. */
  readonly estimated: boolean
}

/** Films whose end is known. */
function plannedTimes(times: readonly TonightTime[], date: string): readonly PlannedTime[] {
  const films = [...new Set(times.map(({ show }) => show))].sort(
    (a, b) => (a.orders.default ?? times.length) - (b.orders.default ?? times.length),
  )
  const minute = (at: string) => minutesBetween(`${date}T00:00`, at)
  return times.flatMap((time) => {
    const { show, isMovie, cinema, showtime } = time
    const end = endOf(showtime, show.duration)
    if (!isMovie || end === null) return []
    return [
      {
        film: show.slug,
        cinema: cinema.slug,
        rank: films.indexOf(show),
        start: minute(showtime.start),
        end: minute(end),
        time,
        estimated: showtime.end === null,
      },
    ]
  })
}

function planModel(
  { times, gaps }: FilmDay<PlannedTime>,
  date: string,
  { formats }: Composition,
): FilmDayModel['plans'][number] {
  const [first, last] = [times[0], times.at(-1)]
  const prices = times.flatMap(({ time: { pricing, showtime } }) =>
    pricing === null ? [] : (seatPrice(pricing, showtime)?.total ?? []),
  )
  const at = (minute: number) => clock(addMinutes(`${date}T00:00`, minute))
  return {
    gaps: gaps.map(({ kind, way, minutes }, index) => ({
      kind,
      length: duration(minutes),
      way: way === 0 ? null : duration(way),
      estimated: times[index]?.estimated ?? false,
    })),
    from: at(first?.start ?? 0),
    until: at(last?.end ?? 0),
    estimated: last?.estimated ?? false,
    length: duration((last?.end ?? 0) - (first?.start ?? 0)),
    price: prices.length < times.length ? null : formats.price(prices.reduce((sum, price) => sum + price, 0)),
  }
}

interface FilmDayOptions {
  readonly count: number
  readonly place: TonightPlace
  readonly evening: Evening | null
  /** Showtimes that pass the filters. */
  readonly times: readonly TonightTime[]
  readonly books: Books
}

const DAYS = 7

/** Days with several films in the cinemas of a place, and a meal between two of them. */
export async function filmDayModel(
  { count, place, evening, times, books }: FilmDayOptions,
  composition: Composition,
): Promise<FilmDayModel> {
  const { filters, formats, t, today } = composition
  const date = evening?.date ?? filters.date ?? today
  const { shown, ...rules } = filmDay
  const plans = filmDays(
    plannedTimes(times, date),
    { ...rules, films: count },
    wayBetween(place.cinemas),
    shown,
  )
  const listed = plans.flatMap((plan) => plan.times.map(({ time }) => time))
  const list =
    listed.length === 0
      ? null
      : await tonightList(
          {
            place,
            evening: { date },
            times: listed,
            heading: '',
            books,
            most: listed.length,
            laterHref: () => '',
          },
          composition,
        )
  return {
    dayName: formats.dayName(date),
    count,
    list,
    plans: plans.map((plan) => planModel(plan, date, composition)),
    counts: counts.map((each) => ({
      count: each,
      href: filmDayHref(composition, filters, each),
      selected: each === count,
    })),
    days: Array.from({ length: DAYS }, (_, index) => addDays(today, index)).map((day) => ({
      label: day === today ? t('todayShort') : capital(formats.shortDay(day)),
      href: filmDayHref(composition, { ...filters, date: day }, count),
      selected: day === date,
    })),
  }
}
