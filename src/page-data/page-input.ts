import { isLanguage } from '../../config/languages.ts'
import type { Language } from '../../config/types.ts'

/** What was asked is not the input of the page. */
export class InputError extends Error {
  override readonly name = 'InputError'
}

/** What every page call carries: the language of the route. */
export interface EditionInput {
  readonly language: string
}

/** A list page: its filters as the path writes them (`tags-imax_4dx,sorted`). */
export interface ListInput extends EditionInput {
  readonly filters?: string
}

export interface DetailInput extends ListInput {
  readonly slug: string
}

/** A page of one item that takes no filters. */
export interface ItemInput extends EditionInput {
  readonly slug: string
}

/** A page that is also shown inside the mobile app. */
export interface AppInput extends EditionInput {
  readonly app: boolean
}

/** A list in pages; both as the address writes them. */
export interface PagedInput extends EditionInput {
  readonly page?: string
  readonly type?: string
  readonly app?: boolean
}

export interface SeasonInput extends DetailInput {
  readonly kind: 'season' | 'specialEvent'
  /** Chosen showtimes as the address writes them. */
  readonly showtimes?: string
  /** Whose times are shown. */
  readonly cinema?: string
  /** First day that is shown. */
  readonly date?: string
}

/** By slug or by id. */
export interface HelpArticleInput extends AppInput {
  readonly slug?: string
  readonly id?: string
}

export interface HelpSearchInput extends AppInput {
  readonly q?: string
}

/** One of the two searches of the search window, or the films that it shows before a search. */
export interface SearchInput extends EditionInput {
  readonly q: string
  readonly part: 'all' | 'help' | 'start'
}

export interface SearchPageInput extends EditionInput {
  readonly q?: string
}

export interface HelpCategoryInput extends AppInput {
  readonly id: string
}

export interface EcardsInput extends EditionInput {
  readonly seats: 3 | 5
}

export interface InformationInput extends ItemInput {
  readonly kind: 'information' | 'cvd' | 'generalTerms'
}

export interface LightableInput extends DetailInput {
  readonly light: boolean
}

export interface ShowInput extends DetailInput {
  readonly kind: 'show' | 'entertainment'
  /** `true` starts the trailer. */
  readonly bandeannonce?: string
  /** `time`: all times of a city in one list. */
  readonly view?: string
}

export interface FinderInput {
  readonly film?: string
  readonly cinema?: string
  readonly date?: string
}

const MAX_FILTERS = 400
const MAX_SLUG = 200

export const fields = (data: unknown): Readonly<Record<string, unknown>> => (typeof data === 'object' && data !== null ? { ...data } : {})

/** These calls are addresses that anybody can call: whatever arrives is read into the shape or refused. */
export function readEditionInput(data: unknown): EditionInput & { readonly language: Language } {
  const { language } = fields(data)
  if (!isLanguage(language)) throw new InputError('Unknown language')
  return { language }
}

export function readListInput(data: unknown) {
  const { filters } = fields(data)
  return { ...readEditionInput(data), ...(typeof filters === 'string' && filters.length <= MAX_FILTERS ? { filters } : {}) }
}

export function readDetailInput(data: unknown) {
  const { slug } = fields(data)
  if (typeof slug !== 'string' || slug === '' || slug.length > MAX_SLUG) throw new InputError('Unknown slug')
  return { ...readListInput(data), slug }
}

export function readLightableInput(data: unknown) {
  return { ...readDetailInput(data), light: String(fields(data).light) === 'true' }
}

export function readShowInput(data: unknown) {
  const { kind, bandeannonce, view } = fields(data)
  return {
    ...readDetailInput(data),
    kind: kind === 'entertainment' ? ('entertainment' as const) : ('show' as const),
    ...(bandeannonce === 'true' ? { bandeannonce } : {}),
    ...(view === 'time' ? { view } : {}),
  }
}

const MAX_SELECTION = 2_000

export const slugText = (value: unknown) => (/^[a-z0-9-]+$/.test(shortText(value)) ? shortText(value) : '')
export const dayText = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(shortText(value)) ? shortText(value) : '')
export const selectionText = (value: unknown) => (typeof value === 'string' && value.length <= MAX_SELECTION ? value : '')
export const shortText = (value: unknown) => (typeof value === 'string' && value.length <= MAX_SLUG ? value : '')

/** What the home page's finder sends where no script is there to build the address. */
export function readFinderInput(data: unknown) {
  const { film, cinema, date } = fields(data)
  if (film === undefined && cinema === undefined && date === undefined) return null
  return { film: slugText(film), cinema: slugText(cinema), date: dayText(date) }
}

const named = <Name extends string>(name: Name, text: string): Partial<Record<Name, string>> =>
  (text === '' ? {} : { [name]: text }) as Partial<Record<Name, string>>

/** A parameter of the address within bounds; absent where it is none. */
const given = <Name extends string>(name: Name, value: unknown) => named(name, shortText(value))

const isTrue = (value: unknown) => String(value) === 'true'

export const readAppInput = (data: unknown) => ({ ...readEditionInput(data), app: isTrue(fields(data).app) })

export function readPagedInput(data: unknown) {
  const { page, type } = fields(data)
  return { ...readAppInput(data), ...given('page', page), ...given('type', type) }
}

export function readSeasonInput(data: unknown) {
  const { kind, showtimes, cinema, date } = fields(data)
  return {
    ...readDetailInput(data),
    kind: kind === 'specialEvent' ? ('specialEvent' as const) : ('season' as const),
    ...named('showtimes', selectionText(showtimes)),
    ...named('cinema', slugText(cinema)),
    ...named('date', dayText(date)),
  }
}

export function readHelpArticleInput(data: unknown) {
  const { slug, id } = fields(data)
  const read = { ...readAppInput(data), ...given('slug', slug), ...given('id', id) }
  if (read.slug === undefined && read.id === undefined) throw new InputError('Unknown article')
  return read
}

export const readHelpSearchInput = (data: unknown) => ({ ...readAppInput(data), ...given('q', fields(data).q) })

export const readSearchPageInput = (data: unknown) => ({ ...readEditionInput(data), ...given('q', fields(data).q) })

const searchPart = (part: unknown): SearchInput['part'] => (part === 'help' || part === 'start' ? part : 'all')

export function readSearchInput(data: unknown) {
  const { q, part } = fields(data)
  return {
    ...readEditionInput(data),
    q: shortText(q).trim(),
    part: searchPart(part),
  }
}

export function readHelpCategoryInput(data: unknown) {
  const id = shortText(fields(data).id)
  if (id === '') throw new InputError('Unknown category')
  return { ...readAppInput(data), id }
}

export const readEcardsInput = (data: unknown) => ({
  ...readEditionInput(data),
  seats: String(fields(data).seats) === '3' ? (3 as const) : (5 as const),
})

export function readInformationInput(data: unknown) {
  const { kind } = fields(data)
  const { language, slug } = readDetailInput(data)
  return { language, slug, kind: kind === 'cvd' || kind === 'generalTerms' ? (kind as 'cvd' | 'generalTerms') : ('information' as const) }
}
