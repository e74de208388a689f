import type { CollectionConfig } from 'payload'
import type { Language } from '#config/types.ts'
import type { DocumentText } from '#models/document-state.ts'
import type { ItemKind } from '#models/item-kinds.ts'

/** A document of the database, with localised fields in all languages. */
export type Doc = Readonly<Record<string, unknown>>

/** The documents of a collection become items of the sites by this. */
export interface PublishedSource {
  readonly kind: ItemKind
  /** `whole`: the document is the item. `enrichment`: it extends an imported one. */
  readonly mode: 'whole' | 'enrichment'
  /** The item's id on the document's site, by default the field `key`; undefined if there is no item yet. */
  readonly idOf?: (doc: Doc) => string | undefined
  /** The item in one language, from a document with all languages at depth 1; undefined without a text. */
  readonly textOf: (doc: Doc, language: Language) => Omit<DocumentText, 'formerSlugs'> | undefined
}

const KEY = 'publishing'

/** Marks a collection whose documents the sites show; `publishing` sends them. */
export function withPublishing(collection: CollectionConfig, source: PublishedSource): CollectionConfig {
  return { ...collection, custom: { ...collection.custom, [KEY]: source } }
}

export const sourceOf = ({
  custom,
}: {
  readonly custom?: Record<string, unknown>
}): PublishedSource | undefined => custom?.[KEY] as PublishedSource | undefined
