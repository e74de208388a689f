import { languages } from '#config/languages.ts'
import { siteIds } from '#config/sites.ts'
import { z } from './zod.ts'

/** Fields of an item, as in the `/api` contract. */
const fields = z.record(z.string(), z.unknown())

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i
const languageCode = z.enum(languages)

const wireText = z.object({
  slug: z.string().regex(SLUG).max(200),
  /** List item and detail, as in the contract; for an enrichment only the overridden fields. */
  fields,
  /** Additional fields of the detail call, for kinds that have them. */
  detail: fields.optional(),
  /** Former public slugs, which redirect. */
  formerSlugs: z.array(z.string().regex(SLUG).max(200)).max(200).default([]),
})

const wireTexts = z.partialRecord(languageCode, wireText)

const wireScheduledChange = z.object({
  at: z.iso.datetime(),
  action: z.enum(['publish', 'withdraw']),
  /** Null: all languages of the document. */
  language: languageCode.nullable(),
})

/**
 * The complete state of one document on one site, as sent by a content management system. Only the newest
 * message counts, so messages may be repeated, lost or late. `published` has the languages in which it is
 * public; a deleted document has none.
 */
export const wireDocumentState = z
  .object({
    site: z.enum(siteIds),
    /** Kind in the store: `news`, `offer`, `document`. */
    kind: z.string().min(1).max(60),
    /** Id in the store; for an enrichment, the imported item's slug in the site's first language. */
    id: z.string().min(1).max(200),
    /** `whole`: the document is the item. `enrichment`: its fields override those of an imported item. */
    mode: z.enum(['whole', 'enrichment']),
    /** Increases with every change; lower or equal ones are ignored. */
    revision: z.int().positive(),
    /** 0-based position in lists; null: the source's position. */
    position: z.int().nullable(),
    published: wireTexts,
    /** Unpublished; null without a draft. */
    draft: wireTexts.nullable(),
    plans: z.array(wireScheduledChange).max(100),
    /**
     * True once the document was public in any language. Then it replaces an imported item of its id, even if
     * that message was skipped.
     */
    wasPublished: z.boolean().optional(),
  })
  .meta({ id: 'DocumentState' })

export type DocumentState = z.output<typeof wireDocumentState>
export type DocumentText = z.output<typeof wireText>
export type ScheduledDocumentChange = z.output<typeof wireScheduledChange>

/** POST path for document states, on every host of the site; signed with Standard Webhooks. */
export const DOCUMENTS_PATH = '/publishing/documents'
/** PUT path for pictures, by name; signed over the file's SHA-256 in hex. */
export const MEDIA_PATH = '/publishing/media/'
