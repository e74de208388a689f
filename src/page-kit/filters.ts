import { type AccessNeed, accessNeeds, meetsNeeds } from '#models/rules/access.ts'
import { type Fullness, fullnessLevels } from '#models/rules/fullness.ts'
import { type HourBounds, isWithinHours, type Timed } from '#models/rules/showtime-hours.ts'
import { type SeatFacts, seatsPeople } from '#models/rules/showtime-status.ts'
import { readLocalDate } from '#models/time.ts'
import type { FilterGroupModel } from '../page-models/parts.ts'

/**
 * A page's filters. Path form:
 * `date-2026-11-20,tags-imax_4dx,localisation-lyon,versions-vf_vost,genres-drama,from-1830,until-2230,home-2300,people-3,fullness-quiet,sorted`.
 */
export interface Filters extends HourBounds {
  readonly date: string | null
  readonly tags: readonly string[]
  /** City or cinema slug. */
  readonly localisation: string | null
  readonly versions: readonly string[]
  readonly genres: readonly string[]
  /** The path has a tag such as `access-wheelchair`. Tags match any (OR), needs match all (AND). */
  readonly access: readonly AccessNeed[]
  readonly home: string | null
  /** A digit: the number of seats that are not known to be lacking. */
  readonly people: string | null
  /** How full a showtime is stated to be. */
  readonly fullness: Fullness | null
  readonly sorted: boolean
}

export type FilterName = FilterGroupModel['name']

export const noFilters: Filters = {
  date: null,
  tags: [],
  localisation: null,
  versions: [],
  genres: [],
  access: [],
  from: null,
  until: null,
  home: null,
  people: null,
  fullness: null,
  sorted: false,
}

const MAX_SEGMENTS = 12
const MAX_VALUES = 12
const PEOPLE = /^[1-9]$/
const HOUR = /^(?:[01]\d|2[0-3])[0-5]\d$/
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

/** Splits the `tags` segment into tags and needs. */
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
  if (name === 'from' || name === 'until' || name === 'home')
    return HOUR.test(value) ? { ...filters, [name]: value } : filters
  if (name === 'people') return PEOPLE.test(value) ? { ...filters, people: value } : filters
  if (name === 'fullness')
    return { ...filters, fullness: fullnessLevels.find((level) => level === value) ?? filters.fullness }
  if (name === 'versions' || name === 'genres') return { ...filters, [name]: valuesOf(value) }
  return filters
}

/** Parses the text after `/filters/`. Ignores unknown segments and invalid values. */
export function parseFilters(text: string | undefined): Filters {
  if (!text) return noFilters
  return decode(text).toLowerCase().split(',').slice(0, MAX_SEGMENTS).reduce(withSegment, noFilters)
}

/** Serialises filters in canonical segment order; empty string without filters. */
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
    ...(['from', 'until', 'home', 'people', 'fullness'] as const).flatMap((name) =>
      filters[name] === null ? [] : [`${name}-${filters[name]}`],
    ),
    ...(filters.sorted ? ['sorted'] : []),
  ].join(',')
}

export const isFiltered = (filters: Filters): boolean => writeFilters(filters) !== ''

const single = ['date', 'localisation', 'from', 'until', 'home', 'people', 'fullness'] as const

const isSingle = (name: FilterName): name is (typeof single)[number] => single.some((other) => other === name)

export function hasValue(filters: Filters, name: FilterName, value: string): boolean {
  if (isSingle(name)) return filters[name] === value
  const values: readonly string[] = filters[name]
  return values.includes(value)
}

/** Toggles a value. Place, day, hours, people and fullness hold one value each. */
export function toggleFilter(filters: Filters, name: FilterName, value: string): Filters {
  const on = hasValue(filters, name, value)
  if (isSingle(name)) return { ...filters, [name]: on ? null : value }
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

/** `versions`: those it plays in, if known. */
export interface FilterableShow {
  readonly tags: readonly string[]
  readonly versions: readonly string[]
  readonly genres: readonly string[]
  readonly isMovie: boolean
  readonly isKids: boolean
  /** One list per cinema and day of the needs met together there, if known. */
  readonly needs?: readonly (readonly AccessNeed[])[] | undefined
  /** Lists of upcoming shows pass true: they do not require bookable showtimes. */
  readonly bookable: boolean
}

/** Tag filter values that match by show type as well as by tag. */
export const typeFilters = {
  entertainment: 'entertainment',
  premieres: 'avp',
  family: 'family',
  vip: 'vip',
} as const

/** Tags that the VIP filter matches. */
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

function meetsAll(access: readonly AccessNeed[], show: FilterableShow): boolean {
  const { needs } = show
  if (needs === undefined || access.length === 0) return meetsNeeds(access, show)
  return needs.some((together) => access.every((need) => together.includes(need)))
}

type FilterSelection = Pick<Filters, 'tags' | 'versions' | 'access'>

/**
 * Any value within a filter matches; needs must all match; an empty filter matches everything (specification
 * section 5). Callers apply place and day.
 */
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

/** Filter values that apply to shows, not to single showtimes. */
const showTypes: readonly string[] = [typeFilters.entertainment, typeFilters.family]

/** `passesFilters` for one showtime; ignores show-level types. */
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

interface FilterableShowtime extends Timed, SeatFacts {
  readonly tags: readonly string[]
  readonly version: string | null
}

type SeatFilters = Pick<Filters, 'people' | 'fullness'>

const passesSeats = ({ people, fullness }: SeatFilters, showtime: SeatFacts): boolean =>
  (people === null || seatsPeople(showtime, Number(people))) &&
  (fullness === null || showtime.availability?.level === fullness)

/** Showtimes that pass; their statements about seats still hold. A show selected by type keeps its showtimes of every format. */
export function narrowShowtimes<Showtime extends FilterableShowtime>(
  filters: FilterSelection & HourBounds & SeatFilters,
  show: Pick<FilterableShow, 'isMovie' | 'isKids'> & { readonly duration: number | null },
  showtimes: readonly Showtime[],
): readonly Showtime[] {
  const types = filters.tags.filter((tag) => showTypes.includes(tag))
  const chosenByType = types.length > 0 && passesTypes(types, { ...show, tags: [] })
  if (!chosenByType && types.length > 0 && types.length === filters.tags.length) return []
  return showtimes.filter(
    (showtime) =>
      isWithinHours(showtime, show.duration, filters) &&
      passesSeats(filters, showtime) &&
      passesShowtime(chosenByType ? { ...filters, tags: [] } : filters, showtime),
  )
}
