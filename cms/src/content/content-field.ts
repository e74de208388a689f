import { FURTHER_BLOCKS } from '#models/master-template.ts'
import { type WireContent, wireContents, wireShapes } from '#models/tolerant.ts'
import { z } from '#models/zod.ts'
import { isRecord } from './document-value.ts'
import type { BlocksOf, EditorialKind } from './editorial-kind.ts'

export type ContentType =
  | WireContent
  | 'longText'
  | 'choice'
  | 'choices'
  | 'labels'
  | 'group'
  | 'list'
  | 'blocks'

/** A field of a content model as the form shows it. */
export interface ContentField {
  readonly name: string
  /** Name in the content model; for the blocks of a page, the field that contains their order. */
  readonly wire: string
  /** Dotted path from the root of the document. */
  readonly path: string
  readonly type: ContentType
  readonly localized: boolean
  /** Its item or object is invalid without it. */
  readonly required: boolean
  /** Default of the model. */
  readonly initial: unknown
  readonly options: readonly string[]
  /** Fields of a group, a row or a block. */
  readonly fields: readonly ContentField[]
}

/**
 * False for flags and choices, which always have a value: they do not show whether their object is filled in.
 */
export const isContent = ({ type }: ContentField): boolean => type !== 'flag' && type !== 'choice'

interface Described {
  readonly type: ContentType
  readonly options: readonly string[]
  readonly of: z.ZodType | undefined
}

const long: readonly string[] = ['headline', 'description', 'metaDesc', 'legend', 'address']
/** Texts that are the same in every language. */
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
/** Slugs of the item itself; other slugs refer to another item. */
const ownSlugs: readonly string[] = ['slug', 'redirectSlug']

const namesIn = (value: unknown): readonly string[] =>
  isRecord(value) && Array.isArray(value.enum) ? value.enum.filter((each) => typeof each === 'string') : []

/** Facts that only the JSON schema of a piece has. */
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

/** Unwraps defaults, fallbacks and optional values to the described piece. */
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
  /** Path of the parent. */
  readonly path: string
  /** The parent is localised, and therefore everything in it. */
  readonly within: boolean
}

/** The database identifies rows of lists by `id`. */
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
    wire === alias ? [] : fieldOf(wire, schema, place),
  )

/** Duplicates `description`, for content APIs of other systems. */
const alias = 'metaDesc'

/** Name of the field for the blocks of a page. */
const BLOCKS = 'blocks'

/** A list or text becomes a block with one field; a group becomes a block with its fields. */
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

/** The fields of a kind, without those that every document has (slug, id, position). */
export function contentFieldsOf(kind: EditorialKind): readonly ContentField[] {
  const known = made.get(kind)
  if (known) return known
  const { wire, detail, blocks, place, without = [] } = kind
  const left = [
    ...without,
    'id',
    ...(place ? [place] : []),
    ...(kind.fixedSlug ? ['slug'] : []),
    ...(blocks ? [blocks.order, FURTHER_BLOCKS] : []),
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

/** True if any of these fields is localised, at any depth. */
export const hasTexts = (fields: readonly ContentField[]): boolean =>
  fields.some(({ localized, fields: inner }) => localized || hasTexts(inner))
