import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { isSite } from '#config/is-site.ts'
import type { SiteId } from '#config/sites.ts'
import type { StoredDocument } from '../content/in-pages.ts'
import { sourceOf } from '../content/published-source.ts'
import { canRead } from '../users/built-in.ts'

export interface DraftInAllLanguages {
  readonly config: SanitizedCollectionConfig
  readonly document: StoredDocument
  readonly site: SiteId
}

/** A draft in all languages, if the user may read it. */
export async function draftIn(
  req: PayloadRequest,
  collection: string,
  id: string,
): Promise<DraftInAllLanguages | undefined> {
  const config = Object.hasOwn(req.payload.collections, collection)
    ? req.payload.collections[collection]?.config
    : undefined
  if (!config || !sourceOf(config) || !(await canRead(collection, id, req))) return undefined
  const document = await req.payload.findByID({
    collection,
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  return isSite(document.site) ? { config, document, site: document.site } : undefined
}
