import type { Cinema } from '#models/cinema.ts'
import type { Pricing } from '#models/pricing.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Schedule, ScheduledShow, ShowDay, Upsell } from '#models/schedule.ts'
import type { Show } from '#models/show.ts'
import type { Showtime } from '#models/showtime.ts'
import { type Composition, optional } from '../page-kit/composition.server.ts'
import { type Filters, narrowShowtimes, noFilters, passesFilters } from '../page-kit/filters.ts'
import type { Books } from '../page-kit/labels.ts'
import { flagModel } from '../page-kit/pictures.ts'
import type { ProgrammeItemModel } from '../page-models/cinema.ts'
import { boardRows } from './board.ts'
import { boardOptions } from './board-options.ts'
import { showCard } from './show-card.ts'
import { orderShows } from './show-order.ts'
import { showtimesOf } from './showtimes-of.server.ts'
import { upsellModels, upsellsFor, upsellsOnSale, upsoldOnce } from './upsells.ts'

export interface DayItem {
  readonly show: Show
  readonly isMovie: boolean
  readonly scheduled: ScheduledShow
  readonly day: ShowDay
  /** Null on timeout. */
  readonly showtimes: readonly Showtime[] | null
}

/** Days with bookable showtimes. */
export const openDays = (schedule: Schedule): ReadonlySet<string> =>
  new Set(
    schedule.shows.flatMap(({ days, bookable }) =>
      bookable ? days.filter((day) => day.bookable).map(({ date }) => date) : [],
    ),
  )

/** Limit of detail calls for shows that the list lacks; more means a broken source. */
const MISSING_SHOWS = 8

async function showsOf(
  composition: Composition,
  slugs: readonly string[],
  listed: readonly Show[],
): Promise<ReadonlyMap<string, Show>> {
  const { api, edition } = composition
  const known = new Map(listed.map((show) => [show.slug, show]))
  const missing = slugs.filter((slug) => !known.has(slug)).slice(0, MISSING_SHOWS)
  const details = await Promise.all(
    missing.map((slug) => optional(composition, api.show({ slug, language: edition.language }))),
  )
  return new Map([...known, ...details.flatMap((show) => (show ? [[show.slug, show] as const] : []))])
}

export async function loadDay(
  composition: Composition,
  cinema: string,
  schedule: Schedule,
  date: string,
  listed: readonly Show[],
): Promise<readonly DayItem[]> {
  const playing = schedule.shows.flatMap((scheduled) => {
    const day = scheduled.days.find((candidate) => candidate.date === date)
    return day && scheduled.bookable && day.bookable ? [{ scheduled, day }] : []
  })
  const [shows, times] = await Promise.all([
    showsOf(
      composition,
      playing.map(({ scheduled }) => scheduled.slug),
      listed,
    ),
    Promise.all(
      playing.map(({ scheduled }) =>
        optional(composition, showtimesOf(composition, { show: scheduled.slug, cinema, date })),
      ),
    ),
  ])
  return playing.flatMap(({ scheduled, day }, index) => {
    const show = shows.get(scheduled.slug)
    const showtimes = times[index] ?? null
    if (!show || showtimes?.length === 0) return []
    return [{ show, isMovie: isMovieShow(show, null), scheduled, day, showtimes }]
  })
}

const narrowed = ({ show, isMovie, scheduled, showtimes }: DayItem, filters: Filters) =>
  narrowShowtimes(
    filters,
    { isMovie, isKids: show.isKids || scheduled.isKids, duration: show.duration },
    showtimes ?? [],
  )

/** True if the show and at least one of its showtimes pass. */
export function passesDay(item: DayItem, filters: Filters): boolean {
  const { show, isMovie, scheduled, day, showtimes } = item
  const filterable = {
    tags: [...show.tags, ...day.tags, ...(showtimes ?? []).flatMap(({ tags }) => tags)],
    versions: [
      ...day.versions,
      ...(showtimes ?? []).flatMap(({ version }) => (version === null ? [] : [version])),
    ],
    genres: show.genres.map(({ slug }) => slug),
    isMovie,
    isKids: show.isKids || scheduled.isKids,
    bookable: true,
  }
  return passesFilters(filters, filterable) && (showtimes === null || narrowed(item, filters).length > 0)
}

const upsellsOf = (schedule: Schedule, date: string): readonly Upsell[] =>
  schedule.days.find((day) => day.date === date)?.upsells ?? []

const isPremiereDay = ({ scheduled, day }: DayItem) =>
  scheduled.premiere && day.tags.some((tag) => tag === 'avp' || tag === 'avp-equipe')

/** Shows of a day in the editors' order. */
export function orderDay(
  items: readonly DayItem[],
  schedule: Schedule,
  date: string,
  { filters, formats }: Composition,
): readonly DayItem[] {
  const highlighted = schedule.days.find((day) => day.date === date)?.highlighted ?? undefined
  const ranked = items.map((item) => ({
    item,
    slug: item.show.slug,
    title: item.show.title,
    premiere: isPremiereDay(item),
    order: item.day.order ?? item.scheduled.order,
  }))
  const ranking = {
    selected: new Set(highlighted === undefined ? [] : [highlighted]),
    upsell: new Set(upsellsOf(schedule, date).flatMap(({ show }) => show ?? [])),
    collator: formats.collator,
    sorted: filters.sorted,
  }
  return orderShows(ranked, ranking).map(({ item }) => item)
}

interface ProgrammeOptions {
  readonly cinema: Pick<Cinema, 'slug'>
  readonly pricing: Pricing | null
  readonly schedule: Schedule
  readonly books: Books
  /** Added to the links: the format of the page. */
  readonly tags?: readonly string[]
}

export function programmeItems(
  items: readonly DayItem[],
  { cinema, pricing, schedule, books, tags = [] }: ProgrammeOptions,
  composition: Composition,
): readonly ProgrammeItemModel[] {
  const { edition, formats, t, filters, now } = composition
  const titleOf = (slug: string) => items.find(({ show }) => show.slug === slug)?.show.title ?? null
  const models = items.map((item) => {
    const { show, scheduled, day, showtimes } = item
    const shown = narrowed(item, filters)
    const offers = upsellsOnSale(upsellsOf(schedule, day.date), shown, now)
    const upsells = upsellsFor(show.slug, offers, books.tags)
    const offered = upsells.find(({ label }) => label !== null)?.label
    const makers = {
      edition,
      formats,
      t,
      tags: books.tags,
      filters: { ...noFilters, date: day.date, tags, localisation: cinema.slug },
    }
    const card = showCard({ ...show, isNew: show.isNew || scheduled.isNew }, makers)
    const flag = offered ? ({ label: offered, tone: 2 } as const) : (flagModel(day.flag) ?? card.flag)
    return {
      show: { ...card, flag },
      rows: boardRows(shown, boardOptions(composition, books, pricing, show)),
      failed: showtimes === null,
      upsells: upsellModels(upsells, { edition, tags: books.tags, titleOf, t }),
    }
  })
  return upsoldOnce(models)
}
