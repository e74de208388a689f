import type { CollectionAfterOperationHook } from 'payload'
import { titleInLanguage } from '../content/document-title.ts'
import { interfaceLanguage } from '../texts/texts.ts'

interface Refused {
  readonly id: number | string
  readonly message: string
}

const refusedIn = (result: unknown): readonly Refused[] =>
  typeof result === 'object' && result !== null && 'errors' in result && Array.isArray(result.errors)
    ? result.errors
    : []

/** A change or deletion of several documents names each that was refused. */
export const nameRefused: CollectionAfterOperationHook = async ({ collection, operation, req, result }) => {
  const refused = operation === 'update' || operation === 'delete' ? refusedIn(result) : []
  if (refused.length === 0) return result
  const { docs } = await req.payload.find({
    collection: collection.slug,
    where: { id: { in: refused.map(({ id }) => id) } },
    draft: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    disableErrors: true,
    user: req.user,
  })
  const titles = new Map(
    docs.map((document) => [document.id, titleInLanguage(collection, document, interfaceLanguage(req))]),
  )
  const errors = refused.map((each) => ({
    ...each,
    message: `${titles.get(each.id) ?? each.id}: ${each.message}`,
  }))
  return Object.assign({}, result, { errors })
}
