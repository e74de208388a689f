import type { ShowTabName } from '../../config/show-tabs.ts'
import { isMovieShow } from '../../content-models/rules/show-kind.ts'
import type { Show } from '../../content-models/show.ts'
import { type FilterableShow, type Filters, passesFilters } from './filters.ts'
import type { Playing, ShowRun } from './site-programme.ts'
import { orderShows, type Ranking } from './show-order.ts'

/** A show of a list with what is known of where and when it runs. */
export interface ListedShow {
  readonly show: Show
  readonly isMovie: boolean
  /** Its run over the whole site; undefined where it runs nowhere or nothing is known. */
  readonly run: ShowRun | undefined
}

/** Runs in the place that filters name; null where the programme of the site is not known. */
export type RunsOfPlace = (filters: Filters) => ReadonlyMap<string, ShowRun> | null

export const listed = (show: Show, runs: ReadonlyMap<string, ShowRun> | null): ListedShow => ({
  show,
  isMovie: isMovieShow(show, null),
  run: runs?.get(show.slug),
})

const premiereTags: readonly string[] = ['avp', 'avp-equipe']

export const isPremiere = ({ show, run }: ListedShow): boolean =>
  show.premiere || (run?.premiere ?? false) || (run?.tags.some((tag) => premiereTags.includes(tag)) ?? false)

interface TabRule {
  /** Whether a show belongs here; `known` says that the whole programme is, so that a show without a run plays nowhere. */
  readonly holds: (listed: ListedShow, known: boolean) => boolean
  readonly order: (show: Show) => number | null
  /** What is still to come is not bookable, runs nowhere yet, and no day, place or version says anything about it. */
  readonly announced?: boolean
}

const plays = ({ show, run }: ListedShow, known: boolean) => show.bookable && (run !== undefined || !known)
const releaseRank = ({ releaseDate, orders }: Show) => (releaseDate === null ? orders.upcoming : Number(releaseDate.replaceAll('-', '')))

/** What each tab of the film list holds. */
export const tabRules: Readonly<Record<ShowTabName, TabRule>> = {
  book: { holds: (item, known) => item.show.released && plays(item, known), order: ({ orders }) => orders.default },
  presales: {
    holds: (item, known) => plays(item, known) && (isPremiere(item) || (!item.show.released && item.run !== undefined)),
    order: releaseRank,
  },
  kids: { holds: (item, known) => (item.show.isKids || (item.run?.isKids ?? false)) && plays(item, known), order: ({ orders }) => orders.kids ?? orders.default },
  special: {
    holds: (item, known) => (!item.isMovie || item.show.isEventSpecial || item.show.specialEvent) && plays(item, known),
    order: ({ orders }) => orders.default,
  },
  upcoming: { holds: ({ show }) => !show.released, order: releaseRank, announced: true },
}

function playingOn(item: ListedShow, filters: Filters, runs: ReadonlyMap<string, ShowRun> | null): Playing | null | undefined {
  if (runs === null) return null
  const run = runs.get(item.show.slug)
  return filters.date === null ? run : run?.days.get(filters.date)
}

function filterable({ show, isMovie, run }: ListedShow, playing: Playing | null, bookable: boolean): FilterableShow {
  return {
    tags: playing ? [...show.tags, ...playing.tags] : show.tags,
    versions: playing?.versions ?? [],
    genres: show.genres.map(({ slug }) => slug),
    isMovie,
    isKids: show.isKids || (run?.isKids ?? false),
    bookable,
  }
}

/** Whether a show passes the filters in a tab. Where the programme is not known, days, places and versions restrict nothing. */
export function passes(item: ListedShow, tab: ShowTabName, filters: Filters, runs: ReadonlyMap<string, ShowRun> | null): boolean {
  const { announced = false } = tabRules[tab]
  const restricted = filters.date !== null || filters.localisation !== null
  const playing = playingOn(item, filters, runs)
  if (playing === undefined && !announced && (restricted || filters.versions.length > 0)) return false
  if (playing === undefined && announced && restricted) return false
  const unknown = runs === null || (announced && playing === undefined)
  return passesFilters(unknown ? { ...filters, versions: [] } : filters, filterable(item, playing ?? null, announced || item.show.bookable))
}

/** The shows of a tab in their order. */
export function orderTab(items: readonly ListedShow[], tab: ShowTabName, ranking: Ranking): readonly ListedShow[] {
  const { order } = tabRules[tab]
  const ranked = items.map((item) => ({ item, slug: item.show.slug, title: item.show.title, premiere: isPremiere(item), order: order(item.show) }))
  const none = { selected: new Set<string>(), upsell: new Set<string>() }
  // By date of release, a premiere says nothing about rank.
  const byDate = order === releaseRank
  return orderShows(
    ranked.map((entry) => (byDate ? { ...entry, premiere: false } : entry)),
    byDate ? { ...ranking, ...none } : ranking,
  ).map(({ item }) => item)
}
