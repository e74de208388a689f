import { pageLimits } from '#config/page-limits.ts'
import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import { staysBookable } from '#models/rules/showtime-status.ts'
import type { Show } from '#models/show.ts'
import type { ShowDetail } from '#models/show-detail.ts'
import type { Showtime } from '#models/showtime.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import type { Books } from '../../page-kit/labels.ts'
import type { ComparisonModel } from '../../page-models/comparison.ts'
import type { TimetableModel } from '../../page-models/timetable.ts'
import { chosenDay } from '../../programme/day-strip.ts'
import {
  byDistance,
  loadTimes,
  type Venue,
  type VenueTimes,
  venueDays,
  venuePasses,
  venuesIn,
  venuesOf,
} from '../../programme/show-places.server.ts'
import { type ComparedPart, comparison } from './comparison.server.ts'
import { timetable, townVenues } from './timetable.server.ts'

export interface ShowContent {
  readonly show: ShowDetail
  readonly shows: readonly Show[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
  readonly byTime: boolean
  readonly compared: ComparedPart | null
}

export interface ShowProgramme {
  readonly venues: readonly Venue[]
  /** Venues in the selected place. */
  readonly here: readonly Venue[]
  readonly date: string
  readonly times: readonly VenueTimes[]
  readonly timetable: TimetableModel | null
  readonly comparison: ComparisonModel | null
  readonly further: readonly Venue[]
  /** Cinema slug → all its showtimes of the day; cinemas whose times were not requested are missing. */
  readonly known: ReadonlyMap<string, readonly Showtime[]>
}

/** The others are links. */
const CINEMAS_WITH_TIMES = 6

type Playing = Pick<ShowProgramme, 'venues' | 'here' | 'date'>

async function loadShowDay(
  { show, shows, cities, books, byTime, compared }: ShowContent,
  { venues, here, date }: Playing,
  composition: Composition,
): Promise<ShowProgramme> {
  const { filters } = composition
  const passes = venuePasses(date, filters, show)
  const fitting = here.filter(passes)
  const around =
    filters.localisation === null || here.length > 1
      ? []
      : venues.filter((venue) => !here.includes(venue) && passes(venue))
  const chosen = filters.localisation !== null
  const everywhere = venues.filter(passes)
  const inTown = byTime || compared !== null
  const ordered = inTown ? townVenues(everywhere, { here, chosen }) : byDistance([...fitting, ...around])
  const withTimes = ordered.slice(0, inTown ? pageLimits.timetable.cinemas : CINEMAS_WITH_TIMES)
  const { times, known } = await loadTimes(withTimes, { show, shows, date, books }, composition)
  return {
    venues,
    here,
    date,
    times,
    known,
    timetable: byTime ? timetable(ordered, times, { show, date, cities, books }, composition) : null,
    comparison:
      compared === null
        ? null
        : comparison(ordered, times, { show, date, cities, books, part: compared }, composition),
    further:
      inTown || !chosen ? [] : ordered.slice(CINEMAS_WITH_TIMES).filter((venue) => here.includes(venue)),
  }
}

export const canBeBooked = ({ showtimes }: VenueTimes, now: number) =>
  showtimes === null || showtimes.some((showtime) => staysBookable(showtime, now))

/** The programme of the filters' day, or of the first one; of the next one if nothing of that can be booked any more. */
export async function loadShowProgramme(
  composition: Composition,
  content: ShowContent,
): Promise<ShowProgramme> {
  const { api, edition, filters, today, now } = composition
  const { show, cinemas, cities } = content
  const playing = await optionalList(
    composition,
    api.showCinemas({ slug: show.slug, language: edition.language }),
  )
  const venues = venuesOf(playing, cinemas, today)
  const here = venuesIn(venues, filters, cities, cinemas)
  const days = venueDays(here)
  const dayOn = (date: string) => loadShowDay(content, { venues, here, date }, composition)
  const first = await dayOn(chosenDay(today, days, filters.date) ?? today)
  const stays = first.times.length === 0 || first.times.some((times) => canBeBooked(times, now))
  if (filters.date !== null || stays) return first
  const later = chosenDay(today, new Set([...days].filter((date) => date > first.date)), null)
  return later === null ? first : dayOn(later)
}
