import type { Kysely } from 'kysely'
import { type SiteId, sites } from '#config/sites.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import type { SiteReader } from '../store/content-store.ts'
import type { ContentTables } from '../store/content-tables.ts'
import { importedItems } from './imported-items.ts'
import { pendingDocuments, type StoredPending } from './pending-documents.ts'
import { type PreviewSource, previewItems } from './previewed-items.ts'
import { previewSearch } from './previewed-search.ts'
import { type PreviewScope, shownState } from './shown-state.ts'

/** Create one per request: it caches the documents of each kind. */
export function previewReader(
  db: Kysely<ContentTables>,
  reader: SiteReader,
  site: SiteId,
  preview: PreviewScope,
  now: number,
): SiteReader {
  if (preview.asImported) return { ...reader, items: importedItems(reader.items) }
  const known = new Map<ItemKind, Promise<StoredPending[]>>()
  const source: PreviewSource = {
    pending(kind) {
      const documents = known.get(kind) ?? pendingDocuments(db, site, kind)
      known.set(kind, documents)
      return documents
    },
    state: (document, language) => shownState(document, language, preview, now),
  }
  const items = previewItems(reader.items, sites[site].languages, source)
  return { ...reader, items, search: previewSearch(reader.search, items, source) }
}
