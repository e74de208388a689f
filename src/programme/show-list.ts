import type { ShowTabName } from '#config/show-tabs.ts'
import { releasedIn } from '#models/rules/regional-release.ts'
import { isMovieShow } from '#models/rules/show-kind.ts'
import type { Show } from '#models/show.ts'
import { type FilterableShow, type Filters, passesFilters } from '../page-kit/filters.ts'
import type { Playing, ShowRun } from '../page-kit/site-programme.ts'
import { orderShows, type Ranking } from './show-order.ts'

export interface ListedShow {
  readonly show: Show
  readonly isMovie: boolean
  /** The run over the whole site; undefined if unknown or not scheduled. */
  readonly run: ShowRun | undefined
}

/** A show with previews in the programme is a premiere, whatever the list says. */
export function listed(show: Show, runs: ReadonlyMap<string, ShowRun> | null, region: string): ListedShow {
  const run = runs?.get(show.slug)
  const premiere = show.premiere || (run?.premiere ?? false)
  return { show: { ...releasedIn(show, region), premiere }, isMovie: isMovieShow(show, null), run }
}

export const isPremiere = ({ show }: ListedShow): boolean => show.premiere

interface TabRule {
  /** `known`: the programme is loaded, so a show without a run is not scheduled. */
  readonly holds: (listed: ListedShow, known: boolean) => boolean
  readonly order: (listed: ListedShow) => number | null
  /** Ignores editors' and visitors' preferences. */
  readonly byDate?: boolean
  /** Announced shows are not bookable yet, so day, place and version do not restrict them. */
  readonly announced?: boolean
}

const plays = ({ show, run }: ListedShow, known: boolean) => show.bookable && (run !== undefined || !known)
const rankOf = (date: string | null | undefined) => (date ? Number(date.replaceAll('-', '')) : null)

/** First showtime, else the release date. */
export const firstDay = ({ show, run }: ListedShow): string | null =>
  run ? ([...run.days.keys()][0] ?? null) : show.releaseDate

export const tabRules: Readonly<Record<ShowTabName, TabRule>> = {
  book: {
    holds: (item, known) => item.show.released && plays(item, known),
    order: ({ show }) => show.orders.default,
  },
  presales: {
    holds: (item, known) =>
      item.isMovie &&
      plays(item, known) &&
      (isPremiere(item) || (!item.show.released && item.run !== undefined)),
    order: (item) => rankOf(firstDay(item)),
    byDate: true,
  },
  kids: {
    holds: (item, known) => (item.show.isKids || (item.run?.isKids ?? false)) && plays(item, known),
    order: ({ show }) => show.orders.kids ?? show.orders.default,
  },
  special: {
    holds: (item, known) =>
      (!item.isMovie || item.show.isEventSpecial || item.show.specialEvent) && plays(item, known),
    order: ({ show }) => show.orders.default,
  },
  upcoming: {
    holds: ({ show, isMovie }) => isMovie && !show.released,
    // An editors' rank is far below any date's rank.
    order: ({ show }) => show.orders.upcoming ?? rankOf(show.releaseDate),
    byDate: true,
    announced: true,
  },
}

const AWAITED = 3

/** Unreleased films with the highest rank. */
export function mostAwaited(items: readonly ListedShow[]): ReadonlySet<string> {
  const ranked = items.flatMap(({ show }) => {
    const rank = show.orders.mostAwaited
    return show.released || rank === null || rank <= 0 ? [] : [{ slug: show.slug, rank }]
  })
  return new Set(
    ranked
      .sort((a, b) => a.rank - b.rank)
      .slice(0, AWAITED)
      .map(({ slug }) => slug),
  )
}

function playingOn(
  item: ListedShow,
  filters: Filters,
  runs: ReadonlyMap<string, ShowRun> | null,
): Playing | null | undefined {
  if (runs === null) return null
  const run = runs.get(item.show.slug)
  return filters.date === null ? run : run?.days.get(filters.date)
}

function filterable(
  { show, isMovie, run }: ListedShow,
  playing: Playing | null,
  bookable: boolean,
): FilterableShow {
  return {
    tags: playing ? [...show.tags, ...playing.tags] : show.tags,
    versions: playing?.versions ?? [],
    needs: playing?.needs,
    genres: show.genres.map(({ slug }) => slug),
    isMovie,
    isKids: show.isKids || (run?.isKids ?? false),
    bookable,
  }
}

/** No programme, no restriction: days, places and versions then keep all shows. */
export function passes(
  item: ListedShow,
  tab: ShowTabName,
  filters: Filters,
  runs: ReadonlyMap<string, ShowRun> | null,
): boolean {
  const { announced = false } = tabRules[tab]
  const restricted = filters.date !== null || filters.localisation !== null
  const playing = playingOn(item, filters, runs)
  if (playing === undefined && !announced && (restricted || filters.versions.length > 0)) return false
  if (playing === undefined && announced && restricted) return false
  const unknown = runs === null || (announced && playing === undefined)
  const versions = unknown ? [] : filters.versions
  const access = runs === null ? [] : filters.access
  const bookable = announced || item.show.bookable
  // A list counts hundreds of choices, most of which are days and places.
  const chosen = filters.tags.length + filters.genres.length + versions.length + access.length
  if (chosen === 0) return bookable
  return passesFilters({ ...filters, versions, access }, filterable(item, playing ?? null, bookable))
}

export function orderTab(
  items: readonly ListedShow[],
  tab: ShowTabName,
  ranking: Ranking,
): readonly ListedShow[] {
  const { order, byDate = false } = tabRules[tab]
  const ranked = items.map((item) => ({
    item,
    slug: item.show.slug,
    title: item.show.title,
    premiere: !byDate && isPremiere(item),
    order: order(item),
  }))
  const none = { selected: new Set<string>(), upsell: new Set<string>() }
  return orderShows(ranked, byDate ? { ...ranking, ...none } : ranking).map(({ item }) => item)
}
