/** One row per document of the CMS. */
interface PublicationsTable {
  site: string
  kind: string
  id: string
  mode: 'whole' | 'enrichment'
  revision: number
  /** 1 if the document replaces the item of that id in every other source. */
  owns: number
  /** JSON of the state's `draft`, null without one. */
  draft: string | null
  /** JSON list of the state's `plans`. */
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
  kind: string
  slug: string
  language: string
  /** JSON object. */
  fields: string
  /** Id of the publication that set the fields. */
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
