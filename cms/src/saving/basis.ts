import { randomUUID } from 'node:crypto'
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
import { z } from '#models/zod.ts'
import { record, type UnknownRecord, valueAt, withValue } from '../content/document-value.ts'
import { refusedCall } from '../json-calls.ts'
import { interfaceLanguage } from '../texts/texts.ts'
import { acquireLock } from '../transactions.ts'
import { personName } from '../users/person-name.ts'
import { type Difference, differencesOf, noteWriters } from './differences.ts'
import { type Basis, changedIn, hashesOf } from './form-values.ts'
import { BASIS, type GivenBasis } from './given-basis.ts'
import { savingTexts } from './texts.ts'
import { noteWritten } from './writers.ts'

const basisText = z
  .string()
  .transform((text, check) => {
    try {
      return JSON.parse(text)
    } catch {
      check.addIssue('It is no JSON')
      return z.NEVER
    }
  })
  .pipe(z.object({ language: z.string(), form: z.string(), of: z.record(z.string(), z.string()) }))

/** The basis that a form sends back with its data; undefined if it is malformed. */
export function sentBasis(data: unknown): Basis | undefined {
  const { [BASIS]: basis } = record(data)
  return basisText.safeParse(basis).data
}

const idOf = (value: unknown): number | string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? value : undefined

/** A form that changes a document, and what was merged into its text. */
interface Change {
  readonly basis: Basis
  readonly merged: readonly Difference[]
}

const keyOf = ({ slug }: SanitizedCollectionConfig, id: unknown) => `${BASIS} ${slug} ${id}`

const isChange = (value: unknown): value is Change => typeof value === 'object' && value !== null

const changeIn = (req: PayloadRequest, collection: SanitizedCollectionConfig, id: unknown) => {
  const change = req.context[keyOf(collection, id)]
  return isChange(change) ? change : undefined
}

/**
 * A single document is read with its basis. A form that was merged with the changes of somebody else shows them once it
 * has taken them over: until then its basis is the former one in these places.
 */
export const giveBasis: CollectionAfterReadHook = ({ collection, doc, findMany, req }) => {
  const id = idOf(record(doc).id)
  if (findMany || !req.user || !isLanguage(req.locale) || id === undefined) return doc
  const of = hashesOf(collection.flattenedFields, record(doc))
  const { basis, merged = [] } = changeIn(req, collection, id) ?? {}
  const former = merged.map(({ path }) => [path, basis?.of[path] ?? ''] as const)
  const given: GivenBasis = {
    language: req.locale,
    form: basis?.form ?? randomUUID(),
    of: { ...of, ...Object.fromEntries(former) },
    ...(merged.length > 0 && {
      merged: merged.map(({ path, label, name, isOwn }) => ({
        path,
        label,
        hash: of[path] ?? '',
        name: isOwn ? undefined : name,
      })),
    }),
  }
  return { ...doc, [BASIS]: JSON.stringify(given) }
}

/** Two forms that save one document at a time do so one after the other. */
export const oneByOne: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const id = 'id' in args ? Number(args.id) : Number.NaN
  if (operation === 'update' && 'data' in args && sentBasis(args.data) && !Number.isNaN(id))
    await acquireLock(req, `document ${collection.slug} ${id}`)
}

function contested(req: PayloadRequest, all: readonly Difference[]): APIError {
  const language = interfaceLanguage(req)
  const t = savingTexts.t(language)
  const fields = new Intl.ListFormat(language).format(all.map(({ label, path }) => label || path))
  const { name, isOwn } = all.find((each) => each.name !== undefined) ?? {}
  const message = isOwn
    ? t('changedByYou', { fields })
    : t(name === undefined ? 'changed' : 'changedBy', { name: name ?? '', fields })
  return new APIError(message, 409, { errors: [{ path: BASIS, message }] }, true)
}

/**
 * Merges a form with what was saved since it was opened, field by field, and refuses it where both have changed the same
 * field. Others than forms send no basis.
 */
export const mergeOrRefuse: CollectionBeforeValidateHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const basis = sentBasis(data)
  const { [BASIS]: _, ...content } = data ?? {}
  const newest = record(originalDoc)
  const id = idOf(newest.id)
  if (operation !== 'update' || !basis || id === undefined) return content
  // Payload itself copies a document to another language, with its basis.
  if (basis.language !== req.locale && req.payloadAPI === 'local') return content
  if (basis.language !== req.locale)
    throw refusedCall(savingTexts.t(interfaceLanguage(req))('otherLanguage'), 409)
  const differences = differencesOf(req, { collection, id }, basis, { sent: content, newest })
  const both = differences.filter(({ isContested }) => isContested)
  if (both.length > 0) throw contested(req, both)
  req.context[keyOf(collection, id)] = { basis, merged: differences } satisfies Change
  return differences.reduce<UnknownRecord>(
    (merged, { path }) => withValue(merged, path, valueAt(newest, path)),
    content,
  )
}

export const noteChange: CollectionAfterChangeHook = ({ collection, doc, operation, previousDoc, req }) => {
  const id = idOf(record(doc).id)
  if (operation !== 'update' || !req.user || !isLanguage(req.locale) || id === undefined) return doc
  const [before, after] = [previousDoc, doc].map((each) => hashesOf(collection.flattenedFields, record(each)))
  const { basis } = changeIn(req, collection, id) ?? {}
  if (!before || !after) return doc
  if (basis) noteWritten(basis, before, after)
  noteWriters({ collection, id, language: req.locale }, changedIn(before, after), {
    user: req.user.id,
    name: personName(req.user),
  })
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
