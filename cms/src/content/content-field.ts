import { type WireContent, wireContents, wireShapes } from '../../../content-models/tolerant.ts'
import { z } from '../../../content-models/zod.ts'
import type { BlocksOf, EditorialKind } from './editorial-kind.ts'

/** What a field holds: a piece of the content models, or something made of pieces. */
export type ContentType =
  | WireContent
  | 'longText'
  | 'choice'
  | 'choices'
  | 'labels'
  | 'group'
  | 'list'
  | 'blocks'

/** A field of a content model as editors have it. */
export interface ContentField {
  /** Name in the document. */
  readonly name: string
  /** Name in the model; of the blocks of a page the field that holds their order. */
  readonly wire: string
  /** Names from the collection down, with dots. */
  readonly path: string
  readonly type: ContentType
  /** Every language has its own. */
  readonly localized: boolean
  /** An item, or the object that holds the field, cannot do without it. */
  readonly required: boolean
  /** What the model reads where nothing is said. */
  readonly initial: unknown
  readonly options: readonly string[]
  /** Of a group, a row, or each block. */
  readonly fields: readonly ContentField[]
}

interface Described {
  readonly type: ContentType
  readonly options: readonly string[]
  readonly of: z.ZodType | undefined
}

/** Texts of several sentences. */
const long: readonly string[] = ['headline', 'description', 'metaDesc', 'legend', 'address']
/** Texts that are names of things, whatever the language. */
const names: readonly string[] = [
  'author',
  'trackingSlug',
  'pushType',
  'videoType',
  'language',
  'pageType',
  'type',
  'color',
  'youtubeChannel',
  'captchaKey',
  'channel',
  'cookieNames',
]
const translated: readonly ContentType[] = ['text', 'longText', 'html', 'link', 'texts', 'labels']
/** Slugs that are the item's own; others name another item. */
const ownSlugs: readonly string[] = ['slug', 'redirectSlug']

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const namesIn = (value: unknown): readonly string[] =>
  isRecord(value) && Array.isArray(value.enum) ? value.enum.filter((each) => typeof each === 'string') : []

/** What only its JSON types tell of a piece. */
function typed(json: unknown): Described {
  const one = namesIn(json)
  if (one.length > 0) return { type: 'choice', options: one, of: undefined }
  const many = isRecord(json) ? namesIn(json.items) : []
  if (many.length > 0) return { type: 'choices', options: many, of: undefined }
  return {
    type: isRecord(json) && isRecord(json.additionalProperties) ? 'labels' : 'reference',
    options: [],
    of: undefined,
  }
}

/** Looks through what makes a piece tolerant, to what it was described as. */
function describe(schema: unknown): Described {
  const content = typeof schema === 'object' && schema !== null ? wireContents.get(schema) : undefined
  if (content !== undefined) return { type: content, options: [], of: undefined }
  const shape = typeof schema === 'object' && schema !== null ? wireShapes.get(schema) : undefined
  if (shape !== undefined) {
    if (shape.kind === 'map') return { type: 'labels', options: [], of: undefined }
    return { type: shape.kind === 'list' ? 'list' : 'group', options: [], of: shape.of }
  }
  if (schema instanceof z.ZodPipe) return describe(schema.def.in)
  if (schema instanceof z.ZodOptional) return describe(schema.def.innerType)
  if (schema instanceof z.ZodObject) return { type: 'group', options: [], of: schema }
  return typed(schema instanceof z.ZodType ? schema.meta() : undefined)
}

interface Place {
  readonly kind: EditorialKind
  /** Path of what holds the field. */
  readonly path: string
  /** What holds it is localised, and so is all within it. */
  readonly within: boolean
}

/** `id` names rows of lists in the database. */
const nameOf = (wire: string) => (wire === 'id' ? 'reference' : wire)

function isLocalized(type: ContentType, wire: string, path: string, { kind, within }: Place): boolean {
  if (within || kind.shared?.includes(path)) return false
  if (kind.perLanguage?.includes(path)) return true
  if (names.includes(wire)) return false
  return translated.includes(type) || (type === 'slug' && ownSlugs.includes(wire) && !path.includes('.'))
}

function fieldOf(wire: string, schema: z.ZodType, place: Place): ContentField {
  const { kind } = place
  const name = nameOf(wire)
  const path = place.path === '' ? name : `${place.path}.${name}`
  const described = describe(schema)
  const chosen = kind.choices?.[path]
  const type =
    wire === 'id'
      ? 'reference'
      : chosen
        ? 'choice'
        : described.type === 'text' && long.includes(wire)
          ? 'longText'
          : described.type
  const localized = isLocalized(type, wire, path, place)
  const initial = schema.safeParse(undefined)
  return {
    name,
    wire,
    path,
    type,
    localized,
    required: !initial.success,
    initial: initial.success ? initial.data : null,
    options: chosen ?? described.options,
    fields:
      described.of instanceof z.ZodObject
        ? fieldsIn(described.of, { kind, path, within: place.within || localized })
        : [],
  }
}

const fieldsIn = (shape: z.ZodObject, place: Place): ContentField[] =>
  Object.entries(shape.shape).flatMap(([wire, schema]) =>
    wire === alias ? [] : fieldOf(wire, schema as z.ZodType, place),
  )

/** Another name of what `description` says, for sources that are not ours. */
const alias = 'metaDesc'

/** Name of the field that holds the blocks of a page. */
const BLOCKS = 'blocks'

/** Lists and texts become blocks with one field of their name; a group is a block of its fields. */
function blocksOf(fields: readonly ContentField[], { order, fields: chosen }: BlocksOf): ContentField {
  const blocks = chosen
    .flatMap((name) => fields.filter(({ wire }) => wire === name))
    .map((field) =>
      field.type === 'group'
        ? field
        : { ...field, type: 'group' as const, localized: false, fields: [field] },
    )
  return {
    name: BLOCKS,
    wire: order,
    path: BLOCKS,
    type: 'blocks',
    localized: false,
    required: false,
    initial: [],
    options: [],
    fields: blocks,
  }
}

const made = new WeakMap<EditorialKind, readonly ContentField[]>()

/** The fields of a kind: those of its content models, but for what every document has (address of the site, id, place). */
export function contentFieldsOf(kind: EditorialKind): readonly ContentField[] {
  const known = made.get(kind)
  if (known) return known
  const { wire, detail, blocks, place, without = [] } = kind
  const left = [
    ...without,
    'id',
    ...(place ? [place] : []),
    ...(kind.fixedSlug ? ['slug'] : []),
    ...(blocks ? [blocks.order] : []),
  ]
  const all = fieldsIn(detail ? wire.extend(detail.shape) : wire, { kind, path: '', within: false }).filter(
    (field) => !left.includes(field.wire),
  )
  const fields = blocks
    ? [...all.filter(({ wire: name }) => !blocks.fields.includes(name)), blocksOf(all, blocks)]
    : all
  made.set(kind, fields)
  return fields
}

/** Whether a language's own text is anywhere in these fields. */
export const hasTexts = (fields: readonly ContentField[]): boolean =>
  fields.some(({ localized, fields: inner }) => localized || hasTexts(inner))
