import type { Field } from 'payload'
import type { z } from 'zod'
import type { SiteId } from '../../../config/sites.ts'
import type { ItemKind } from '../../../src/backend/content/store/item-kinds.ts'

/** What editors write of one kind: a collection here, items of `kind` on the sites. */
export interface EditorialKind {
  /** Slug of the collection. */
  readonly slug: string
  readonly kind: ItemKind
  /** Schemas of the content models from which the fields are made; `detail` is what the detail call adds. */
  readonly wire: z.ZodType
  readonly detail?: z.ZodType
  /** Field that names a document in lists. */
  readonly title: string
  /** Heading in the menu. */
  readonly group: string
  /** The id on the sites of kinds that a site has once (`document` items); undefined: each document has its own. */
  readonly only?: string
  /** Sites that have the kind; all by default. */
  readonly sites?: readonly SiteId[]
  /** Fields that are not the content model's. */
  readonly extra?: readonly Field[]
}
