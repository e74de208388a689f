import { createHash } from 'node:crypto'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionSlug,
  type Field,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { isLanguage } from '../../../config/languages.ts'
import { record, type UnknownRecord } from '../content/document-value.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { acquireLock } from '../transactions.ts'
import { nameOf } from './name-of.ts'
import { savingTexts } from './texts.ts'

/** The field in which a form sends back what its text is based on. */
const BASIS = 'basis'

/** Without empty values, and with a reference as its id, however deep it was read. */
function contentOf(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (typeof value !== 'object' || value === null) return value === '' ? null : value
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(contentOf)
  const fields = record(value)
  if (fields.id !== undefined && fields.updatedAt !== undefined) return fields.id
  const entries = Object.entries(fields).map(([name, part]) => [name, contentOf(part)] as const)
  const filled = entries.filter(([, part]) => part !== null && part !== undefined)
  return filled.length === 0
    ? null
    : Object.fromEntries(filled.sort(([one], [other]) => (one < other ? -1 : 1)))
}

const own: readonly string[] = ['id', 'createdAt', 'updatedAt', '_status', BASIS]

const isWritten = (field: SanitizedCollectionConfig['flattenedFields'][number]): boolean =>
  !own.includes(field.name) &&
  !('virtual' in field && field.virtual) &&
  !('hidden' in field && field.hidden) &&
  !(field.admin && 'hidden' in field.admin && field.admin.hidden)

/** A hash of what a form in one language shows of a document, whether published or not. */
function basisOf({ flattenedFields }: SanitizedCollectionConfig, document: UnknownRecord): string {
  const shown = flattenedFields.filter(isWritten).map(({ name }) => [name, document[name]])
  return createHash('sha256')
    .update(JSON.stringify(contentOf(Object.fromEntries(shown))))
    .digest('hex')
    .slice(0, 16)
}

async function newestBasis(
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { docs } = await req.payload.findVersions({
    collection: collection.slug as CollectionSlug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    fallbackLocale: false,
    showHiddenFields: true,
    ...(req.locale && { locale: req.locale }),
    req,
  })
  return docs[0] && basisOf(collection, record(docs[0].version))
}

/** A single document is read with the basis of its newest version, also if another one is shown. */
export const giveBasis: CollectionAfterReadHook = async ({ collection, doc, findMany, req }) => {
  const { id } = record(doc)
  if (findMany || !req.user || !isLanguage(req.locale) || (typeof id !== 'number' && typeof id !== 'string'))
    return doc
  const basis = await newestBasis(collection, id, req)
  return basis === undefined ? doc : { ...doc, [BASIS]: basis }
}

interface Change {
  readonly user: number | string
  readonly name: string
  /** What the form was based on. */
  readonly from: string
  readonly to: string
}

/** The last change of each document and language: a form may send twice before it has the first response. */
export class LastChanges {
  private readonly changes = new Map<string, Change>()

  static keyOf = (collection: string, id: unknown, req: PayloadRequest) => `${collection} ${id} ${req.locale}`

  get = (key: string): Change | undefined => this.changes.get(key)

  set(key: string, change: Change): void {
    this.changes.delete(key)
    this.changes.set(key, change)
    const [oldest] = this.changes.keys()
    if (this.changes.size > 1_000 && oldest !== undefined) this.changes.delete(oldest)
  }
}

const sentBasis = (data: unknown): string | undefined => {
  const { [BASIS]: basis } = record(data)
  return typeof basis === 'string' && basis !== '' ? basis : undefined
}

const CONTEXT = 'savedFrom'

/** Two forms that save one document at a time do so one after the other. */
export const oneByOne: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = 'id' in args ? Number(args.id) : Number.NaN
  if (operation === 'update' && 'data' in args && sentBasis(args.data) !== undefined && !Number.isNaN(id))
    await acquireLock(req, `document ${collection.slug} ${id}`)
}

function outdated(req: PayloadRequest, name: string | undefined): APIError {
  const t = savingTexts.t(interfaceLanguage(req))
  const message = name === undefined ? t('changed') : t('changedBy', { name })
  return new APIError(message, 409, { errors: [{ path: BASIS, message }] }, true)
}

/** Refuses the change of a form whose document somebody else has changed since; others send no basis. */
export const refuseOutdated =
  (changes: LastChanges): CollectionBeforeValidateHook =>
  ({ collection, data, operation, originalDoc, req }) => {
    const from = sentBasis(data)
    const { [BASIS]: _, ...content } = data ?? {}
    if (operation !== 'update' || from === undefined) return content
    const now = basisOf(collection, record(originalDoc))
    const key = LastChanges.keyOf(collection.slug, originalDoc?.id, req)
    const last = changes.get(key)
    const isKnown = last?.to === now
    if (now !== from && !(isKnown && last.user === req.user?.id && last.from === from))
      throw outdated(req, isKnown && last.user !== req.user?.id ? last.name : undefined)
    req.context[CONTEXT] = { key, from }
    return content
  }

export const noteChange =
  (changes: LastChanges): CollectionAfterChangeHook =>
  ({ collection, doc, operation, req }) => {
    const { key, from } = record(req.context[CONTEXT])
    const to = sentBasis(doc)
    if (operation !== 'update' || !req.user || to === undefined) return doc
    const own = LastChanges.keyOf(collection.slug, record(doc).id, req)
    changes.set(own, {
      user: req.user.id,
      name: nameOf(req.user),
      from: key === own && typeof from === 'string' ? from : '',
      to,
    })
    return doc
  }

/** It has no column: the server computes it. */
export const basisField: Field = {
  name: BASIS,
  type: 'text',
  virtual: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Diff: '/src/content/no-difference.tsx#NoDifference' },
  },
}
