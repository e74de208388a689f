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

interface DetailInput extends ListInput {
  readonly slug: string
}

export interface LightableInput extends DetailInput {
  readonly light: boolean
}

export interface ShowInput extends DetailInput {
  readonly kind: 'show' | 'entertainment'
  /** `true` starts the trailer. */
  readonly bandeannonce?: string
}

export interface BookingInput extends EditionInput {
  readonly show?: string
  readonly cinema?: string
  readonly time?: string
  readonly version?: string
}

export interface FinderInput {
  readonly film?: string
  readonly cinema?: string
  readonly date?: string
}

const MAX_FILTERS = 400
const MAX_SLUG = 200

const isLanguage = (value: unknown): value is Language => value === 'fr' || value === 'en' || value === 'de' || value === 'nl'

const fields = (data: unknown): Readonly<Record<string, unknown>> => (typeof data === 'object' && data !== null ? { ...data } : {})

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

function readDetailInput(data: unknown) {
  const { slug } = fields(data)
  if (typeof slug !== 'string' || slug === '' || slug.length > MAX_SLUG) throw new InputError('Unknown slug')
  return { ...readListInput(data), slug }
}

export function readLightableInput(data: unknown) {
  return { ...readDetailInput(data), light: String(fields(data).light) === 'true' }
}

export function readShowInput(data: unknown) {
  const { kind, bandeannonce } = fields(data)
  return {
    ...readDetailInput(data),
    kind: kind === 'entertainment' ? ('entertainment' as const) : ('show' as const),
    ...(bandeannonce === 'true' ? { bandeannonce } : {}),
  }
}

const wallClock = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/
const slugText = (value: unknown) => (/^[a-z0-9-]+$/.test(shortText(value)) ? shortText(value) : '')
const shortText = (value: unknown) => (typeof value === 'string' && value.length <= MAX_SLUG ? value : '')

/** What is not given is empty, and names no showtime. */
export function readBookingInput(data: unknown) {
  const { show, cinema, time, version } = fields(data)
  const start = shortText(time)
  return {
    ...readEditionInput(data),
    show: shortText(show),
    cinema: shortText(cinema),
    time: wallClock.test(start) ? start : '',
    version: shortText(version) || undefined,
  }
}

/** What the home page's finder sends where no script is there to build the address. */
export function readFinderInput(data: unknown) {
  const { film, cinema, date } = fields(data)
  if (film === undefined && cinema === undefined && date === undefined) return null
  const day = shortText(date)
  return { film: slugText(film), cinema: slugText(cinema), date: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : '' }
}
