import { plainText, type SafeHtml, safeHtml } from './html.ts'
import { countItem, reportSkipped } from './skipped-items.ts'
import {
  type Instant,
  type LocalDate,
  type LocalTime,
  readInstant,
  readLocalDate,
  readLocalTime,
} from './time.ts'
import { type Piece, reading, shaped, tolerant, wireContents } from './tolerant.ts'
import { z } from './zod.ts'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const textTypes = { type: ['string', 'null'] }

function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return null
  return plainText(value) || null
}

function readTexts(value: unknown): string[] {
  const items = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : [value]
  return items.map(readText).filter((text) => text !== null)
}

const decimal = /^[+-]?\d+(?:[.,]\d+)?$/

function readNumber(value: unknown): number | null {
  if (typeof value === 'string' && decimal.test(value.trim()))
    return readNumber(Number(value.trim().replace(',', '.')))
  // Adding 0 turns -0 into 0, because JSON.stringify drops the sign of -0.
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : null
}

function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 1 || value === '1' || value === 'true') return true
  if (value === 0 || value === '0' || value === 'false') return false
  return null
}

function readLink(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (/^\/(?![/\\])/.test(text) || text.startsWith('#')) return text
  return /^(?:https?:\/\/[^\s/]|mailto:|tel:)/i.test(text) ? text : null
}

/** The mapper of a model that is what the source sends. */
export const asSent = <Wire>(wire: Wire): Wire => wire

/** Required plain text: an item in which it is missing or empty is invalid. */
export const requiredText = z.string().transform((value, context) => {
  const text = plainText(value)
  if (text === '') context.addIssue({ code: 'custom', message: 'empty text' })
  return text
})

/** One path segment. */
export const requiredSlug = z
  .string()
  .regex(/^[^\s/?#\\]+$/)
  .max(200)

/** Required id or reference: an item in which it is missing or empty is invalid. */
export const requiredReference = z.union([z.string(), z.number()]).transform((value, context) => {
  const reference = readText(value)
  if (reference === null) context.addIssue({ code: 'custom', message: 'empty reference' })
  return reference ?? ''
})

wireContents.set(requiredText, 'text')
wireContents.set(requiredSlug, 'slug')
wireContents.set(requiredReference, 'reference')

/** Text or number → plain text, else null. */
export const text = tolerant<string | null>(textTypes, 'text')(readText)
/** `text` in lower case: one tag or version. */
export const loweredText = tolerant<string | null>(
  textTypes,
  'slug',
)((value) => readText(value)?.toLowerCase() ?? null)
export const slug = tolerant<string | null>(
  textTypes,
  'slug',
)((value) => {
  const parsed = requiredSlug.safeParse(typeof value === 'number' ? String(value) : value)
  return parsed.success ? parsed.data : null
})
export const reference = tolerant<string | number | null>(
  { type: ['string', 'number', 'null'] },
  'reference',
)(readText)
/** Number or numeric text → number, else null. */
export const number = tolerant<number | string | null>(
  { type: ['number', 'string', 'null'] },
  'number',
)(readNumber)
/** Boolean, 0/1 or their texts; `fallback` for everything else. */
export const flag = (fallback: boolean) =>
  tolerant<boolean | null>({ type: ['boolean', 'null'] }, 'flag')((value) => readFlag(value) ?? fallback)
export const maybeFlag = tolerant<boolean | null>({ type: ['boolean', 'null'] }, 'flag')(readFlag)
export const html = tolerant<string | null>(
  { ...textTypes, description: 'HTML; sanitised by the reader.' },
  'html',
)((value): SafeHtml | null => (typeof value === 'string' ? safeHtml(value) || null : null))
/** https, http, mailto, tel, a path of the same origin or a fragment; anything else is null. */
export const linkAddress = tolerant<string | null>(textTypes, 'link')(readLink)
export const localDate = tolerant<string | null>(
  { ...textTypes, format: 'date' },
  'date',
)((value): LocalDate | null => (typeof value === 'string' ? readLocalDate(value) : null))
export const localTime = tolerant<string | null>(
  { ...textTypes, description: 'Wall clock of the site, YYYY-MM-DD HH:mm:ss.' },
  'time',
)((value): LocalTime | null => (typeof value === 'string' ? readLocalTime(value) : null))
export const instant = tolerant<string | null>(
  { ...textTypes, format: 'date-time' },
  'instant',
)((value): Instant | null => (typeof value === 'string' ? readInstant(value) : null))

const textListTypes = { type: 'array', items: { type: 'string' } }
export const texts = tolerant<readonly string[] | string | null>(textListTypes, 'texts')(readTexts)
export const slugs = tolerant<readonly string[] | null>(
  textListTypes,
  'slugs',
)((value) => [
  ...new Set(
    (Array.isArray(value) ? readTexts(value) : []).filter((item) => requiredSlug.safeParse(item).success),
  ),
])
/** Names: a text or a list of texts, each of which may have several names separated by commas. */
export const creditedNames = tolerant<readonly string[] | string | null>({
  type: ['array', 'string', 'null'],
  items: { type: 'string' },
})((value) => [
  ...new Set(
    readTexts(value)
      .flatMap((names) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
])
/** Tags and versions are compared in lower case. */
export const tagList = tolerant<readonly string[] | null>(
  textListTypes,
  'slugs',
)((value) => [...new Set(readTexts(value).map((tag) => tag.toLowerCase()))])
/** Language tag as in HTML: `en`, `pt-BR`. */
export const languageTag = tolerant<string | null>(
  { type: ['string', 'null'], pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' },
  'text',
)((value) =>
  typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value.trim()) ? value.trim() : null,
)

function readItem<Out>(item: z.ZodType<Out>, container: object, key: string | number, value: unknown): Out[] {
  countItem()
  const parsed = item.safeParse(value)
  if (parsed.success) return [parsed.data]
  reportSkipped(container, key, firstIssue(parsed.error))
  return []
}

export function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0]
  if (issue === undefined) return 'unreadable'
  const where = issue.path.map(String).join('.')
  return where === '' ? issue.message : `${where}: ${issue.message}`
}

function readList<Out>(item: z.ZodType<Out>, value: unknown): readonly Out[] {
  if (Array.isArray(value))
    return value.flatMap((inner: unknown, index) => readItem(item, value, index, inner))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) => readItem(item, value, key, inner))
  return []
}

function readObject<Out>(shape: z.ZodType<Out>, value: Record<string, unknown>): Out | null {
  const parsed = shape.safeParse(value)
  if (parsed.success) return parsed.data
  reportSkipped(value, null, firstIssue(parsed.error))
  return null
}

type Entries<Out> = readonly (readonly [key: string, item: Out])[]

function readMap<Out>(item: z.ZodType<Out>, value: unknown): Entries<Out> {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (requiredSlug.safeParse(key).success)
      return readItem(item, value, key, inner).map((good) => [key, good] as const)
    reportSkipped(value, key, 'not a key')
    return []
  })
}

type WireList<In> = readonly In[]
type WireMap<In> = Readonly<Record<string, In>> | readonly never[]

/** A list. Invalid items are left out and reported. Some sources send a list with gaps as a map: its values are read. */
export function list<Out, In>(item: z.ZodType<Out, In>): Piece<readonly Out[], WireList<In> | null> {
  return reading(shaped('list', item), (value) => readList(item, value))
}

/** A `list` for sources that may send a single object instead. */
export function oneOrMany<Out, In>(
  item: z.ZodType<Out, In>,
): Piece<readonly Out[], WireList<In> | In | null> {
  return reading(shaped('list', item), (value) => {
    if (!isRecord(value)) return readList(item, value)
    const one = Object.keys(value).length === 0 ? null : readObject(item, value)
    return one === null ? [] : [one]
  })
}

/** A map, in the source's order. Invalid entries are left out and reported; `[]` is the empty map. */
export function map<Out, In>(item: z.ZodType<Out, In>): Piece<Entries<Out>, WireMap<In> | null> {
  return reading(shaped('map', item), (value) => readMap(item, value))
}

/** An object. Null for `[]`, a missing key and an invalid object, which is reported. */
export function object<Out, In>(shape: z.ZodType<Out, In>): Piece<Out | null, In | readonly never[] | null> {
  return reading(shaped('object', shape), (value) => (isRecord(value) ? readObject(shape, value) : null))
}

const isListOrEmpty = (value: unknown) =>
  Array.isArray(value) || (isRecord(value) && Object.keys(value).length === 0)
const isMapOrEmpty = (value: unknown) => isRecord(value) || (Array.isArray(value) && value.length === 0)

/** A whole response that is a list; `{}` is the empty list. It is unusable if it has another shape, or three or more items of which none is valid. */
export function responseList<Out, In>(item: z.ZodType<Out, In>): z.ZodType<readonly Out[], WireList<In>> {
  return shaped<WireList<In>>('list', item, isListOrEmpty).transform((value, context) => {
    const good = readList(item, value)
    if (Array.isArray(value) && value.length >= 3 && good.length === 0) {
      context.addIssue({ code: 'custom', message: 'no item of the list is usable' })
    }
    return good
  })
}

/** A whole response that is a map; `[]` is the empty map. Any other shape is unusable. */
export function responseMap<Out, In>(item: z.ZodType<Out, In>): z.ZodType<Entries<Out>, WireMap<In>> {
  return shaped<WireMap<In>>('map', item, isMapOrEmpty).transform((value) => readMap(item, value))
}
