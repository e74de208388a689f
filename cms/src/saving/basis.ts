import { createHash, randomUUID } from 'node:crypto'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterReadHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type Field,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { isLanguage } from '#config/languages.ts'
import { record, textsOf, type UnknownRecord } from '../content/document-value.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { acquireLock } from '../transactions.ts'
import { savingTexts } from './texts.ts'

/** The field in which a form sends back what its text is based on. */
const BASIS = 'basis'

/** Empty values are left out, and a reference is its id, however deep it was read. */
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
function hashOf({ flattenedFields }: SanitizedCollectionConfig, document: UnknownRecord): string {
  const shown = flattenedFields.filter(isWritten).map(({ name }) => [name, document[name]])
  return createHash('sha256')
    .update(JSON.stringify(contentOf(Object.fromEntries(shown))))
    .digest('hex')
    .slice(0, 16)
}

async function newestHash(
  collection: SanitizedCollectionConfig,
  id: number | string,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { docs } = await req.payload.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    fallbackLocale: false,
    showHiddenFields: true,
    ...(req.locale && { locale: req.locale }),
    req,
  })
  return docs[0] && hashOf(collection, record(docs[0].version))
}

/** Changes of one document by one account in a row. */
interface Change {
  readonly user: number | string
  readonly name: string
  /** Number of the last of them. */
  readonly last: number
}

/**
 * Users and the documents that they have changed since this process began: a form may send again before it has the response of
 * its last change, or be outdated by its user's own change in another language.
 */
class Changes {
  private readonly of = new Map<string, readonly Change[]>()
  private readonly began = randomUUID()
  private count = 0

  /** The present, for `since`. */
  now = (): string => `${this.count}@${this.began}`

  note(document: string, user: number | string, name: string): void {
    const change = { user, name, last: ++this.count }
    const known = this.of.get(document) ?? []
    this.of.delete(document)
    this.of.set(document, [...(known.at(-1)?.user === user ? known.slice(0, -1) : known), change].slice(-100))
    const [oldest] = this.of.keys()
    if (this.of.size > 1_000 && oldest !== undefined) this.of.delete(oldest)
  }

  since(document: string, read: string): readonly Change[] {
    const [count, began] = read.split('@')
    if (began !== this.began) return []
    return (this.of.get(document) ?? []).filter(({ last }) => last > Number(count))
  }
}

const changes = new Changes()

/** A form sends back the hash of what it showed in its language, and the time it was read at. */
interface Basis {
  readonly language: string
  readonly hash: string
  readonly read: string
}

function sentBasis(data: unknown): Basis | undefined {
  const { [BASIS]: basis } = record(data)
  const [language, hash, read] = typeof basis === 'string' ? basis.split(' ') : []
  return language && hash && read ? { language, hash, read } : undefined
}

const idOf = (value: unknown): number | string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined

const keyOf = ({ slug }: SanitizedCollectionConfig, id: unknown) => `${BASIS} ${slug} ${id}`

async function basisOf(collection: SanitizedCollectionConfig, id: number | string, req: PayloadRequest) {
  const read = changes.now()
  const hash = await newestHash(collection, id, req)
  return hash === undefined ? undefined : `${req.locale} ${hash} ${read}`
}

/** The basis is taken before the document is read: what somebody else changes meanwhile must not count as shown. */
export const takeBasis: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = operation === 'read' && 'id' in args ? idOf(args.id) : undefined
  if (id !== undefined && req.user && isLanguage(req.locale))
    req.context[keyOf(collection, id)] = await basisOf(collection, id, req)
}

/** A single document is read with the basis of its newest version, also if another one is shown. */
export const giveBasis: CollectionAfterReadHook = async ({ collection, doc, findMany, req }) => {
  const id = idOf(record(doc).id)
  if (findMany || !req.user || !isLanguage(req.locale) || id === undefined) return doc
  const key = keyOf(collection, id)
  const basis = req.context[key] ?? (await basisOf(collection, id, req))
  delete req.context[key]
  return basis === undefined ? doc : { ...doc, [BASIS]: basis }
}

/** Two forms that save one document at a time do so one after the other. */
export const oneByOne: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = 'id' in args ? Number(args.id) : Number.NaN
  if (operation === 'update' && 'data' in args && sentBasis(args.data) && !Number.isNaN(id))
    await acquireLock(req, `document ${collection.slug} ${id}`)
}

function outdated(req: PayloadRequest, name: string | undefined): APIError {
  const t = savingTexts.t(interfaceLanguage(req))
  const message = name === undefined ? t('changed') : t('changedBy', { name })
  return new APIError(message, 409, { errors: [{ path: BASIS, message }] }, true)
}

/** Refuses the change of a form whose document somebody else has changed since; others send no basis. */
export const refuseOutdated: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const from = sentBasis(data)
  const { [BASIS]: _, ...content } = data ?? {}
  const id = idOf(record(originalDoc).id)
  if (operation !== 'update' || !from || from.language !== req.locale || id === undefined) return content
  if ((await newestHash(collection, id, req)) === from.hash) return content
  const since = changes.since(`${collection.slug} ${id}`, from.read)
  const others = since.filter(({ user }) => user !== req.user?.id)
  if (since.length === 0 || others.length > 0) throw outdated(req, others.at(-1)?.name)
  return content
}

/** The name of an account, without one its mail address. */
function nameOf(account: unknown): string {
  const { name, email } = record(account)
  return textsOf([name, email])[0] ?? ''
}

export const noteChange: CollectionAfterChangeHook = ({ collection, doc, operation, req }) => {
  if (operation === 'update' && req.user)
    changes.note(`${collection.slug} ${record(doc).id}`, req.user.id, nameOf(req.user))
  return doc
}

/** It has no column: the server computes it. */
export const basisField: Field = {
  name: BASIS,
  type: 'text',
  label: savingTexts.label('label'),
  virtual: true,
  admin: {
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: {
      Field: '/src/saving/conflict.tsx#Conflict',
      Diff: '/src/content/no-difference.tsx#NoDifference',
    },
  },
}
