import { limits } from '../../../config/limits.ts'
import type { Cinema } from '../../../content-models/cinema.ts'
import type { City } from '../../../content-models/city.ts'
import type { Show } from '../../../content-models/show.ts'
import type { ShowDetail } from '../../../content-models/show-detail.ts'
import type { Showtime } from '../../../content-models/showtime.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import type { Books } from '../../page-kit/labels.ts'
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
import { timetable, townVenues } from './timetable.server.ts'

export interface ShowContent {
  readonly show: ShowDetail
  readonly shows: readonly Show[]
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  readonly books: Books
  readonly byTime: boolean
}

export interface ShowProgramme {
  readonly venues: readonly Venue[]
  /** Venues in the selected place. */
  readonly here: readonly Venue[]
  readonly date: string
  readonly times: readonly VenueTimes[]
  readonly timetable: TimetableModel | null
  readonly further: readonly Venue[]
  /** Cinema slug → all its showtimes of the day; cinemas whose times were not requested are missing. */
  readonly known: ReadonlyMap<string, readonly Showtime[]>
}

/** The others are links. */
const CINEMAS_WITH_TIMES = 6

export async function loadShowProgramme(
  composition: Composition,
  { show, shows, cinemas, cities, books, byTime }: ShowContent,
): Promise<ShowProgramme> {
  const { api, edition, filters, today } = composition
  const playing = await optionalList(
    composition,
    api.showCinemas({ slug: show.slug, language: edition.language }),
  )
  const venues = venuesOf(playing, cinemas, today)
  const here = venuesIn(venues, filters, cities, cinemas)
  const date = chosenDay(today, venueDays(here), filters.date) ?? today
  const fitting = here.filter((venue) => venuePasses(venue, date, filters, show))
  const around =
    filters.localisation === null || here.length > 1
      ? []
      : venues.filter((venue) => !here.includes(venue) && venuePasses(venue, date, filters, show))
  const chosen = filters.localisation !== null
  const everywhere = venues.filter((venue) => venuePasses(venue, date, filters, show))
  const ordered = byTime ? townVenues(everywhere, { here, chosen }) : byDistance([...fitting, ...around])
  const withTimes = ordered.slice(0, byTime ? limits.timetable.cinemas : CINEMAS_WITH_TIMES)
  const { times, known } = await loadTimes(withTimes, { show, shows, date, books }, composition)
  return {
    venues,
    here,
    date,
    times,
    known,
    timetable: byTime ? timetable(ordered, times, { show, date, cities, books }, composition) : null,
    further:
      byTime || !chosen ? [] : ordered.slice(CINEMAS_WITH_TIMES).filter((venue) => here.includes(venue)),
  }
}
