import { Forbidden, type PayloadRequest } from 'payload'
import { isSite } from '#config/is-site.ts'
import { sourceOf } from '../content/published-source.ts'
import type { ReadableDocument } from './schedule.ts'

/** A document that the sites show, if the user may read it. */
export async function readable(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<ReadableDocument | undefined> {
  const config = Object.hasOwn(req.payload.collections, collection)
    ? req.payload.collections[collection]?.config
    : undefined
  if (!config || !sourceOf(config)) return undefined
  const doc = await req.payload
    .findByID({
      collection,
      id,
      depth: 0,
      draft: true,
      overrideAccess: false,
      user: req.user,
      disableErrors: true,
      select: { site: true },
    })
    .catch((error: unknown) => {
      if (error instanceof Forbidden) return null
      throw error
    })
  return doc && isSite(doc.site) ? { collection, id: String(doc.id), site: doc.site } : undefined
}
