import type { ItemKind } from '#models/item-kinds.ts'

interface PublicationsTable {
  site: string
  kind: string
  id: string
  mode: 'whole' | 'enrichment'
  revision: number
  /** 1 if the document replaces the item of that id in every other source. */
  owns: number
  draft: string | null
  plans: string
  updated_at: string
}

interface FormerSlugsTable {
  site: string
  kind: string
  language: string
  slug: string
  id: string
}

/** Fields laid over imported items, present and future. */
interface EnrichmentsTable {
  site: string
  kind: ItemKind
  slug: string
  language: string
  fields: string
  document: string
}

/** Editors' pictures; names contain a hash of the bytes. */
interface MediaTable {
  name: string
  type: string
  bytes: Uint8Array
  created_at: string
}

export interface PublishingTables {
  publications: PublicationsTable
  former_slugs: FormerSlugsTable
  enrichments: EnrichmentsTable
  media: MediaTable
}
