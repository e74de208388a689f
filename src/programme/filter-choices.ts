import type { Formats } from '@marquee/i18n/format.ts'
import type { FlagValues } from '#config/flags.ts'
import { keysOf } from '#config/keys.ts'
import { pageLimits } from '#config/page-limits.ts'
import type { City } from '#models/city.ts'
import { accessNeeds, needOf } from '#models/rules/access.ts'
import { type HourBounds, isWithinHours, type Timed } from '#models/rules/showtime-hours.ts'
import { type SeatFacts, seatsPeople } from '#models/rules/showtime-status.ts'
import type { Tag } from '#models/tag.ts'
import { type FilterName, type Filters, hasValue, typeFilters, vipTags } from '../page-kit/filters.ts'
import type { TagBook, Translate, VersionBook } from '../page-kit/tag-book.ts'
import { CAPITAL_REGION, hasCapitalRegion, placeName, zoneName } from '../page-kit/zones.ts'
import type { ChoiceGroup, GroupChoice } from './filter-groups.ts'

interface ChoiceSource {
  readonly flags: Pick<FlagValues, 'filter3d' | 'filterFamily' | 'filterVip'>
  readonly tags: TagBook
  readonly versions: VersionBook
  readonly formats: Formats
  readonly t: Translate
}

const byLabel =
  ({ collator }: Formats) =>
  (a: GroupChoice, b: GroupChoice) =>
    collator.compare(a.label, b.label)

const THREE_D = '3d'

/** The editors' tags, or else those in the programme. */
export function tagChoices(
  present: ReadonlySet<string>,
  place: keyof Pick<Tag['places'], 'showFilters' | 'cinemaFilters'>,
  source: ChoiceSource,
): readonly GroupChoice[] {
  const { flags, tags, t } = source
  const offered = tags.tags
    .filter((tag) => tag.places[place])
    .sort((a, b) => (a.orders.filter ?? 999) - (b.orders.filter ?? 999))
  const slugs =
    tags.tags.length > 0
      ? offered.map(({ slug }) => slug)
      : [...present].filter((slug) => tags.meaning(slug) === 'format')
  const plain = slugs
    .filter((slug) => slug !== THREE_D && !vipTags.includes(slug) && needOf(slug) === null)
    .map((slug) => ({ value: slug, label: nameOf(slug, tags) }))
  return [
    ...plain,
    ...(flags.filter3d ? [{ value: THREE_D, label: nameOf(THREE_D, tags) }] : []),
    ...(flags.filterFamily ? [{ value: typeFilters.family, label: t('filters.types.family') }] : []),
    ...(flags.filterVip ? [{ value: typeFilters.vip, label: t('filters.types.vip') }] : []),
  ]
}

/** Strands have titles, formats have short labels. */
const nameOf = (slug: string, tags: TagBook) =>
  tags.tags.find((tag) => tag.slug === slug)?.title ?? tags.name(slug)

/** Appends show types; a tag of the same name replaces its type. */
export function withTypes(choices: readonly GroupChoice[], t: Translate): readonly GroupChoice[] {
  const types = [
    { value: typeFilters.entertainment, label: t('filters.types.entertainment') },
    { value: typeFilters.premieres, label: t('filters.types.premieres') },
  ]
  return [...choices, ...types.filter(({ value }) => !choices.some((choice) => choice.value === value))]
}

/** Accessibility needs, labelled as on showtimes. */
export const accessGroup = (t: Translate): ChoiceGroup => ({
  name: 'access',
  choices: accessNeeds.map((need) => ({ value: need, label: t(`access.${need}`) })),
})

export interface TimedFilm extends Timed, SeatFacts {
  /** Minutes; null if unknown. */
  readonly duration: number | null
}

type HourName = keyof HourBounds

const isHour = (name: FilterName): name is HourName => name === 'from' || name === 'until' || name === 'home'

/** `Ends by 22:30`. */
const hourLabel = (name: HourName, value: string, t: Translate) =>
  t(`filters.hours.${name}`, {
    time: value === '0000' ? t('filters.hours.midnight') : `${value.slice(0, 2)}:${value.slice(2)}`,
  })

/** Earliest starts or latest ends that leave out some of the showtimes, but not all. */
const hourGroup = (
  name: keyof typeof pageLimits.hours,
  showtimes: readonly TimedFilm[],
  t: Translate,
): ChoiceGroup => ({
  name,
  choices: narrowing(pageLimits.hours[name], showtimes, (value) => {
    const bounds = { from: null, until: null, [name]: value }
    return (each) => isWithinHours(each, each.duration, bounds)
  }).map((value) => ({ value, label: hourLabel(name, value, t) })),
})

/** Values that leave out some of the showtimes, but not all. */
const narrowing = <Value extends string>(
  values: readonly Value[],
  showtimes: readonly TimedFilm[],
  passing: (value: Value) => (showtime: TimedFilm) => boolean,
): readonly Value[] =>
  values.filter((value) => {
    const { length } = showtimes.filter(passing(value))
    return length > 0 && length < showtimes.length
  })

const peopleLabel = (value: string, t: Translate) => t('filters.forPeople', { count: Number(value) })

/** Few seats are shown as such, and nobody looks for them. */
const sought = ['quiet', 'lively'] as const
const parties = ['2', '3', '4', '5', '6'] as const

/** Hours, people and how full it is. The time by which somebody is home is written by the question of an evening only. */
export const eveningGroups = (showtimes: readonly TimedFilm[], t: Translate): readonly ChoiceGroup[] => [
  hourGroup('from', showtimes, t),
  hourGroup('until', showtimes, t),
  { name: 'home', choices: [] },
  {
    name: 'people',
    choices: narrowing(parties, showtimes, (value) => (each) => seatsPeople(each, Number(value))).map(
      (value) => ({ value, label: peopleLabel(value, t) }),
    ),
  },
  {
    name: 'fullness',
    choices: narrowing(sought, showtimes, (value) => (each) => each.availability?.level === value).map(
      (value) => ({ value, label: t(`filters.levels.${value}`) }),
    ),
  },
]

export function versionChoices(
  present: Iterable<string>,
  { versions, formats }: Pick<ChoiceSource, 'versions' | 'formats'>,
): readonly GroupChoice[] {
  const rank = (choice: GroupChoice) => versions.rank(choice.value)
  const choices = [...new Set(present)].map((slug) => ({ value: slug, label: versions.label(slug) }))
  return choices.sort((a, b) => rank(a) - rank(b) || byLabel(formats)(a, b))
}

interface Screened {
  readonly tags: readonly string[]
  readonly versions: readonly string[]
}

/** Tags and versions of showtimes. Tags that editors use as versions are listed with the versions; `except` is in neither. */
export function showtimeGroups(
  showtimes: readonly Screened[],
  place: Parameters<typeof tagChoices>[1],
  source: ChoiceSource,
  except?: string,
): readonly [tags: ChoiceGroup, versions: ChoiceGroup] {
  const present = new Set(showtimes.flatMap(({ tags }) => tags))
  const tags = tagChoices(present, place, source).filter(({ value }) => value !== except)
  const versions = versionChoices(
    showtimes.flatMap((each) => each.versions),
    source,
  )
  const read = new Set(source.tags.tags.flatMap(({ slug, versionFilter }) => (versionFilter ? [slug] : [])))
  return [
    { name: 'tags', choices: tags.filter(({ value }) => !read.has(value)) },
    { name: 'versions', choices: [...versions, ...tags.filter(({ value }) => read.has(value))] },
  ]
}

export function genreChoices(
  shows: readonly { readonly genres: readonly { readonly slug: string; readonly label: string }[] }[],
  formats: Formats,
): readonly GroupChoice[] {
  const labels = new Map(
    shows.flatMap(({ genres }) => genres.map(({ slug, label }) => [slug, label] as const)),
  )
  return [...labels].map(([value, label]) => ({ value, label })).sort(byLabel(formats))
}

export function dateChoices(
  days: readonly string[],
  today: string,
  formats: Formats,
  t: Translate,
): readonly GroupChoice[] {
  return days.map((date) => ({
    value: date,
    label: date === today ? `${t('today')}, ${formats.shortDay(date)}` : formats.shortDay(date),
  }))
}

type Place = Pick<City, 'slug' | 'name'> & Partial<Pick<City, 'mainRegion'>>

/** Places in order of name, the capital's region first. */
export function placeChoices(
  places: readonly Place[],
  { formats, t }: Pick<ChoiceSource, 'formats' | 't'>,
): readonly GroupChoice[] {
  const region = hasCapitalRegion(places)
    ? [{ value: CAPITAL_REGION, label: zoneName(CAPITAL_REGION, t) ?? '' }]
    : []
  return [
    ...region,
    ...places.map((place) => ({ value: place.slug, label: placeName(place, t) })).sort(byLabel(formats)),
  ]
}

/** Adds active values that the page does not offer, so that they can be removed. */
export function withActive(
  groups: readonly ChoiceGroup[],
  filters: Filters,
  names: readonly { readonly slug: string; readonly name: string }[],
  t: Translate,
): readonly ChoiceGroup[] {
  const labelOf = (name: FilterName, value: string) => {
    if (isHour(name)) return hourLabel(name, value, t)
    if (name === 'people') return peopleLabel(value, t)
    if (name === 'fullness') return t(`filters.levels.${value}`)
    return zoneName(value, t) ?? names.find(({ slug }) => slug === value)?.name ?? value
  }
  return groups.map(({ name, choices }) => {
    const chosen = filters[name]
    const values = chosen === null ? [] : typeof chosen === 'string' ? [chosen] : chosen
    const missing = values.filter((value) => !choices.some((choice) => choice.value === value))
    return {
      name,
      choices: [...choices, ...missing.map((value) => ({ value, label: labelOf(name, value) }))],
    }
  })
}

/** Labels of the chosen tags, versions, genres, needs, hours, people and fullness. */
export function activeLabels(
  filters: Filters,
  shows: Parameters<typeof genreChoices>[0],
  { tags, versions, formats, t }: Omit<ChoiceSource, 'flags'>,
): readonly string[] {
  const typeNamed = (value: string) => keysOf(typeFilters).find((name) => typeFilters[name] === value)
  const tagLabel = (value: string) => {
    const type = typeNamed(value)
    return type === undefined ? nameOf(value, tags) : t(`filters.types.${type}`)
  }
  const groups: readonly ChoiceGroup[] = [
    { name: 'tags', choices: filters.tags.map((value) => ({ value, label: tagLabel(value) })) },
    { name: 'versions', choices: versionChoices(filters.versions, { versions, formats }) },
    { name: 'genres', choices: genreChoices(shows, formats) },
    accessGroup(t),
    ...(['from', 'until', 'home', 'people', 'fullness'] as const).map((name) => ({ name, choices: [] })),
  ]
  return withActive(groups, filters, [], t).flatMap(({ name, choices }) =>
    choices.filter(({ value }) => hasValue(filters, name, value)).map(({ label }) => label),
  )
}
