/** What a content management system has said of a document; one row per document. */
interface PublicationsTable {
  site: string
  kind: string
  id: string
  mode: 'whole' | 'enrichment'
  revision: number
  /** 1 where the document takes the place of the item of that id in every other source. */
  owns: number
  /** JSON of the state's `draft`, null without one. */
  draft: string | null
  /** JSON list of the state's `plans`. */
  plans: string
  updated_at: string
}

/** Addresses under which an item was public before. */
interface FormerSlugsTable {
  site: string
  kind: string
  language: string
  slug: string
  /** Id of the item that they lead to. */
  id: string
}

/** The fields that editors lay over imported items, also over those that an import has yet to bring. */
interface EnrichmentsTable {
  site: string
  kind: string
  /** Of the item in this language. */
  slug: string
  language: string
  /** JSON object. */
  fields: string
  /** Id of the publication that says so. */
  document: string
}

/** Pictures of editors, by a name that changes with their bytes. */
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
