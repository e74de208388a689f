import type { Cinema } from '#models/cinema.ts'
import type { City } from '#models/city.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Schedule, ScheduledShow } from '#models/schedule.ts'
import type { Show } from '#models/show.ts'
import { type Composition, optional } from '../../page-kit/composition.server.ts'
import { type Filters, passesFilters } from '../../page-kit/filters.ts'
import { cinemasOfPlace } from '../../page-kit/site-programme.server.ts'
import type { Playing } from '../../page-kit/site-programme.ts'
import { type DayItem, loadDay } from '../../programme/cinema-programme.server.ts'

/** Days on which a show plays in the page's format, and its other tags on each. */
export interface FormatRun {
  readonly show: Show
  readonly isMovie: boolean
  readonly scheduled: ScheduledShow
  readonly days: ReadonlyMap<string, Playing>
}

export interface FormatProgramme {
  readonly runs: readonly FormatRun[]
  /** Upsells and highlights of this schedule apply. */
  readonly schedule: Schedule
}

const noSchedule: Schedule = { days: [], shows: [] }

/** Shows with the tag, on the days that they have it. Null: all shows. */
function formatProgramme(
  schedule: Schedule,
  shows: readonly Show[],
  tag: string | null,
  today: string,
): FormatProgramme {
  const bySlug = new Map(shows.map((show) => [show.slug, show]))
  const runs = schedule.shows.flatMap((scheduled): readonly FormatRun[] => {
    const show = bySlug.get(scheduled.slug)
    const days = scheduled.days.filter(
      ({ date, bookable, tags }) => bookable && date >= today && (tag === null || tags.includes(tag)),
    )
    if (!show || !scheduled.bookable || days.length === 0) return []
    return [
      {
        show,
        isMovie: isMovieShow(show, null),
        scheduled,
        days: new Map(days.map((day) => [day.date, day])),
      },
    ]
  })
  return { runs, schedule }
}

/** Upsells and highlights belong to a single cinema's day, and are dropped. */
function merged(schedules: readonly Schedule[]): Schedule {
  const [only] = schedules
  if (only && schedules.length === 1) return only
  const shows = new Map<string, ScheduledShow>()
  for (const scheduled of schedules.flatMap((schedule) => schedule.shows)) {
    const known = shows.get(scheduled.slug)
    shows.set(scheduled.slug, known ? { ...known, days: [...known.days, ...scheduled.days] } : scheduled)
  }
  return { days: [], shows: [...shows.values()] }
}

interface Places {
  readonly cinemas: readonly Cinema[]
  readonly cities: readonly City[]
  /** Slugs of cinemas with the experience. */
  readonly having: readonly string[]
}

/** Null without a known place in the filters. */
export function chosenCinemas(
  { localisation }: Filters,
  { cinemas, cities, having }: Places,
): readonly string[] | null {
  const place = localisation === null ? null : cinemasOfPlace(localisation, cities, cinemas)
  return place && place.filter((slug) => having.includes(slug))
}

export async function loadFormatProgramme(
  composition: Composition,
  tag: string,
  shows: readonly Show[],
  chosen: readonly string[] | null,
): Promise<FormatProgramme> {
  const { api, edition, slug, today } = composition
  const { language } = edition
  if (chosen === null) {
    const schedule = await optional(composition, api.experienceShows({ slug, language }))
    return formatProgramme(schedule ?? noSchedule, shows, null, today)
  }
  const schedules = await Promise.all(
    chosen.map((cinema) => optional(composition, api.cinemaShows({ slug: cinema, language }))),
  )
  return formatProgramme(merged(schedules.filter((schedule) => schedule !== null)), shows, tag, today)
}

export const runDays = ({ runs }: FormatProgramme): ReadonlySet<string> =>
  new Set(runs.flatMap(({ days }) => [...days.keys()]))

/** True if the show plays in the format on that day, and passes the filters. */
export function runPasses(
  { days, isMovie, show, scheduled }: FormatRun,
  date: string,
  filters: Filters,
): boolean {
  const day = days.get(date)
  if (!day) return false
  const kind = { isMovie, isKids: show.isKids || scheduled.isKids }
  return passesFilters(
    { ...filters, genres: [] },
    { tags: day.tags, versions: day.versions, genres: [], ...kind, bookable: true },
  )
}

export async function formatDay(
  composition: Composition,
  cinema: string,
  tag: string,
  { runs, schedule }: FormatProgramme,
  date: string,
): Promise<readonly DayItem[]> {
  const playing = runs.filter(({ days }) => days.has(date))
  const ofFormat = { ...schedule, shows: playing.map(({ scheduled }) => scheduled) }
  const items = await loadDay(
    composition,
    cinema,
    ofFormat,
    date,
    playing.map(({ show }) => show),
  )
  return items.flatMap((item) => {
    const showtimes = item.showtimes?.filter(({ tags }) => tags.includes(tag)) ?? null
    return showtimes?.length === 0 ? [] : [{ ...item, showtimes }]
  })
}
