import { type AccessNeed, accessNeeds, meetsNeeds } from '../../content-models/rules/access.ts'
import { readLocalDate } from '../../content-models/time.ts'

/** What a visitor narrowed a page to. It lives in the path: `date-2026-11-20,tags-imax_4dx,localisation-lyon,versions-vf_vost,genres-drama,sorted`. */
export interface Filters {
  readonly date: string | null
  readonly tags: readonly string[]
  /** Slug of a city or of a cinema. */
  readonly localisation: string | null
  readonly versions: readonly string[]
  readonly genres: readonly string[]
  /** Written among the tags, as `access-wheelchair`. Tags are alternatives, needs are not. */
  readonly access: readonly AccessNeed[]
  readonly sorted: boolean
}

export type FilterName = 'date' | 'tags' | 'localisation' | 'versions' | 'genres' | 'access'

export const noFilters: Filters = {
  date: null,
  tags: [],
  localisation: null,
  versions: [],
  genres: [],
  access: [],
  sorted: false,
}

const MAX_SEGMENTS = 12
const MAX_VALUES = 12
const VALUE = /^[a-z0-9][a-z0-9.+-]{0,79}$/

const decode = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const valuesOf = (text: string) =>
  [...new Set(text.split('_').filter((value) => VALUE.test(value)))].slice(0, MAX_VALUES)

const ACCESS = 'access-'
const needNamed = (value: string) => accessNeeds.find((need) => value === ACCESS + need)

/** Values of the segment `tags`: needs are told apart from tags. */
function tagsAndNeeds(values: readonly string[]): Pick<Filters, 'tags' | 'access'> {
  return {
    tags: values.filter((value) => needNamed(value) === undefined),
    access: accessNeeds.filter((need) => values.includes(ACCESS + need)),
  }
}

function withSegment(filters: Filters, segment: string): Filters {
  if (segment === 'sorted') return { ...filters, sorted: true }
  const at = segment.indexOf('-')
  const [name, value] = [segment.slice(0, Math.max(at, 0)), segment.slice(at + 1)]
  if (name === 'date') return { ...filters, date: readLocalDate(value.slice(0, 10)) ?? filters.date }
  if (name === 'localisation') return VALUE.test(value) ? { ...filters, localisation: value } : filters
  if (name === 'tags') return { ...filters, ...tagsAndNeeds(valuesOf(value)) }
  if (name === 'versions' || name === 'genres') return { ...filters, [name]: valuesOf(value) }
  return filters
}

/** Reads what follows `/filters/`. Unknown segments and values that are no slugs have no effect. */
export function parseFilters(text: string | undefined): Filters {
  if (!text) return noFilters
  return decode(text).toLowerCase().split(',').slice(0, MAX_SEGMENTS).reduce(withSegment, noFilters)
}

/** The text after `/filters/`, its segments always in the same order; empty where nothing is filtered. */
export function writeFilters(filters: Filters): string {
  const list = (name: 'tags' | 'versions' | 'genres', values: readonly string[]) =>
    values.length > 0 ? [`${name}-${values.join('_')}`] : []
  const needs = accessNeeds.filter((need) => filters.access.includes(need)).map((need) => ACCESS + need)
  return [
    ...(filters.date === null ? [] : [`date-${filters.date}`]),
    ...list('tags', [...filters.tags, ...needs]),
    ...(filters.localisation === null ? [] : [`localisation-${filters.localisation}`]),
    ...list('versions', filters.versions),
    ...list('genres', filters.genres),
    ...(filters.sorted ? ['sorted'] : []),
  ].join(',')
}

export const isFiltered = (filters: Filters): boolean => writeFilters(filters) !== ''

/** Whether a value of a filter is on. */
export function hasValue(filters: Filters, name: FilterName, value: string): boolean {
  if (name === 'date' || name === 'localisation') return filters[name] === value
  const values: readonly string[] = filters[name]
  return values.includes(value)
}

/** The filters after choosing a value, or after taking it off where it is on. A page has one date and one place. */
export function toggleFilter(filters: Filters, name: FilterName, value: string): Filters {
  const on = hasValue(filters, name, value)
  if (name === 'date' || name === 'localisation') return { ...filters, [name]: on ? null : value }
  if (name === 'access')
    return {
      ...filters,
      access: accessNeeds.filter((need) => (need === value) !== filters.access.includes(need)),
    }
  return {
    ...filters,
    [name]: on ? filters[name].filter((other) => other !== value) : [...filters[name], value],
  }
}

/** What filters look at in a show. `versions` are those it plays in, where they are known. */
export interface FilterableShow {
  readonly tags: readonly string[]
  readonly versions: readonly string[]
  readonly genres: readonly string[]
  readonly isMovie: boolean
  readonly isKids: boolean
  /** Needs that are met together, for each place and day, where that is known. */
  readonly needs?: readonly (readonly AccessNeed[])[] | undefined
  /** A show must be bookable to appear; lists of what is to come say true for theirs. */
  readonly bookable: boolean
}

/** Values of the tag filter that stand for more than a tag of their name. */
export const typeFilters = {
  entertainment: 'entertainment',
  premieres: 'avp',
  family: 'family',
  vip: 'vip',
} as const

/** Seats and rooms that the VIP filter stands for. */
export const vipTags: readonly string[] = ['vip', 'lounge', 'duo', 'salon']
const familyTags: readonly string[] = ['family', 'kids-club']

const intersects = (selection: readonly string[], ...sets: readonly (readonly string[])[]) =>
  selection.length === 0 || selection.some((value) => sets.some((set) => set.includes(value)))

function passesTypes(
  selection: readonly string[],
  show: Pick<FilterableShow, 'tags' | 'isMovie' | 'isKids'>,
): boolean {
  if (intersects(selection, show.tags)) return true
  if (selection.includes(typeFilters.entertainment) && !show.isMovie) return true
  if (selection.includes(typeFilters.family) && (show.isKids || intersects(familyTags, show.tags)))
    return true
  if (selection.includes(typeFilters.vip) && intersects(vipTags, show.tags)) return true
  return selection.includes(typeFilters.premieres) && show.tags.includes('avp-equipe')
}

function meetsAll(access: readonly AccessNeed[], { needs, ...offered }: FilterableShow): boolean {
  if (needs === undefined || access.length === 0) return meetsNeeds(access, offered)
  return needs.some((together) => access.every((need) => together.includes(need)))
}

type FilterSelection = Pick<Filters, 'tags' | 'versions' | 'access'>

/** Specification section 5: an empty selection restricts nothing; else any chosen value has to fit, and every need. Place and day are the caller's. */
export function passesFilters(
  filters: FilterSelection & Pick<Filters, 'genres'>,
  show: FilterableShow,
): boolean {
  if (!show.bookable || !meetsAll(filters.access, show)) return false
  return (
    passesTypes(filters.tags, show) &&
    intersects(filters.versions, show.versions, show.tags) &&
    intersects(filters.genres, show.genres)
  )
}

/** Types that only a whole show can be. */
const showTypes: readonly string[] = [typeFilters.entertainment, typeFilters.family]

/** The same rule for one screening; what only a whole show can be is not asked of it. */
export function passesShowtime(
  filters: FilterSelection,
  showtime: { readonly tags: readonly string[]; readonly version: string | null },
): boolean {
  const versions = showtime.version === null ? [] : [showtime.version]
  if (!meetsNeeds(filters.access, { tags: showtime.tags, versions })) return false
  const selection = filters.tags.filter((tag) => !showTypes.includes(tag))
  return (
    passesTypes(selection, { ...showtime, isMovie: true, isKids: false }) &&
    intersects(filters.versions, versions, showtime.tags)
  )
}

/** The screenings of a show that pass. A show that was chosen for its type keeps those of every format. */
export function narrowShowtimes<
  Showtime extends { readonly tags: readonly string[]; readonly version: string | null },
>(
  filters: FilterSelection,
  show: Pick<FilterableShow, 'isMovie' | 'isKids'>,
  showtimes: readonly Showtime[],
): readonly Showtime[] {
  const types = filters.tags.filter((tag) => showTypes.includes(tag))
  const chosenByType = types.length > 0 && passesTypes(types, { ...show, tags: [] })
  if (!chosenByType && types.length > 0 && types.length === filters.tags.length) return []
  return showtimes.filter((showtime) =>
    passesShowtime(chosenByType ? { ...filters, tags: [] } : filters, showtime),
  )
}
