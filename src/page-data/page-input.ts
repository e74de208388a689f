import type { Language } from '../../config/types.ts'

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

export interface LightableInput extends DetailInput {
  readonly light: boolean
}

export interface ShowInput extends DetailInput {
  readonly kind: 'show' | 'entertainment'
  /** `true` starts the trailer. */
  readonly bandeannonce?: string
}

const MAX_FILTERS = 400
const MAX_SLUG = 200

const isLanguage = (value: unknown): value is Language => value === 'fr' || value === 'en' || value === 'de' || value === 'nl'

const fields = (data: unknown): Readonly<Record<string, unknown>> => (typeof data === 'object' && data !== null ? { ...data } : {})

/** These calls are addresses that anybody can call: whatever arrives is read into the shape or refused. */
export function readEditionInput(data: unknown): EditionInput & { readonly language: Language } {
  const { language } = fields(data)
  if (!isLanguage(language)) throw new Error('Unknown language')
  return { language }
}

export function readListInput(data: unknown) {
  const { filters } = fields(data)
  return { ...readEditionInput(data), ...(typeof filters === 'string' && filters.length <= MAX_FILTERS ? { filters } : {}) }
}

export function readDetailInput(data: unknown) {
  const { slug } = fields(data)
  if (typeof slug !== 'string' || slug === '' || slug.length > MAX_SLUG) throw new Error('Unknown slug')
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
