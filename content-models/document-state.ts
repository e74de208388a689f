import { languages } from '../config/languages.ts'
import { siteIds } from '../config/sites.ts'
import { z } from './zod.ts'

/** A picture or field map as the `/api` contract spells it. */
const fields = z.record(z.string(), z.unknown())

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i
const languageCode = z.enum(languages)

const wireText = z.object({
  slug: z.string().regex(SLUG).max(200),
  /** The item as the contract's list and detail have it; for an enrichment only the fields that the editor has set. */
  fields,
  /** What the detail call adds, for kinds whose detail has fields of its own. */
  detail: fields.optional(),
  /** Addresses under which the item was public before; they lead to the new one. */
  formerSlugs: z.array(z.string().regex(SLUG).max(200)).max(200).default([]),
})

const wireTexts = z.partialRecord(languageCode, wireText)

const wirePlan = z.object({
  at: z.iso.datetime(),
  action: z.enum(['publish', 'withdraw']),
  /** Null: every language of the document. */
  language: languageCode.nullable(),
})

/**
 * All that a content management system has to say of one document of one site: the newest message is the whole truth, so that
 * messages may be repeated, skipped and late. `published` holds the languages in which it is public; a deleted document has none.
 */
export const wireDocumentState = z
  .object({
    site: z.enum(siteIds),
    /** Kind of item, as the store names it: `news`, `offer`, `document`. */
    kind: z.string().min(1).max(60),
    /** The item's id in the store; for an enrichment the slug of the imported item in the site's first language. */
    id: z.string().min(1).max(200),
    /** `whole`: the document is the item. `enrichment`: its fields are laid over those of an imported item. */
    mode: z.enum(['whole', 'enrichment']),
    /** Rises with every change of the document; a lower or equal one is old news. */
    revision: z.int().positive(),
    /** Place in lists, from 0; null: where the source had it. */
    position: z.int().nullable(),
    published: wireTexts,
    /** What the editors see and nobody else does; null without a draft. */
    draft: wireTexts.nullable(),
    plans: z.array(wirePlan).max(100),
    /** True once the document has been public in any language: also where that message was skipped, an imported item of its id gives way. */
    wasPublished: z.boolean().optional(),
  })
  .meta({ id: 'DocumentState' })

export type DocumentState = z.output<typeof wireDocumentState>
export type DocumentText = z.output<typeof wireText>
export type DocumentPlan = z.output<typeof wirePlan>

/** Path of the call that takes document states, on every host of the site; POST, signed as Standard Webhooks are. */
export const DOCUMENTS_PATH = '/publishing/documents'
/** PUT below it, signed likewise over the file's SHA-256 in hex: a picture under its name. */
export const MEDIA_PATH = '/publishing/media/'
