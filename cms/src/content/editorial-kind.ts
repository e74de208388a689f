import type { z } from 'zod'
import type { SiteId } from '../../../config/sites.ts'
import type { ItemKind } from '../../../content-models/item-kinds.ts'
import type { GroupName } from './texts.ts'

/** The parts of a page of which an editor chooses the order; each is a field of the content model. */
export interface BlocksOf {
  /** Field of the model that holds the order. */
  readonly order: string
  /** Fields that are blocks, in the order of a page whose editor has chosen none. */
  readonly fields: readonly string[]
}

/** What editors write of one kind: a collection here, items of `kind` on the sites. */
export interface EditorialKind {
  /** Slug of the collection. */
  readonly slug: string
  /** Name of its table where the slug is too long: PostgreSQL cuts names at 63 characters, and those of parts add to it. */
  readonly table?: string
  readonly kind: ItemKind
  /** Schemas of the content models from which the fields are made; `detail` is what the detail call adds. */
  readonly wire: z.ZodObject
  readonly detail?: z.ZodObject
  /** Field that names a document in lists. */
  readonly title: string
  /** Heading in the menu. */
  readonly group: GroupName
  /** The id on the sites of kinds that a site has once (`document` items); undefined: each document has its own. */
  readonly only?: string
  /** Begins the id of every document. */
  readonly prefix?: string
  /** Sites that have the kind; all by default. */
  readonly sites?: readonly SiteId[]
  /** The address is the id, the same in every language. */
  readonly fixedSlug?: boolean
  /** Field of the model that is the place in lists. */
  readonly place?: string
  /** Paths of fields that every language has its own of, though their piece is no text. */
  readonly perLanguage?: readonly string[]
  /** Paths of fields that all languages share, though their piece is a text. */
  readonly shared?: readonly string[]
  /** Fields of the model that nobody writes: the sites fill them in. */
  readonly without?: readonly string[]
  readonly blocks?: BlocksOf
  /** Choices of texts that the model leaves open, by path. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** Parsers of the sites for text fields, by path; null for a value that they refuse. */
  readonly reads?: Readonly<Record<string, (value: string) => string | null>>
  /** What the sites keep of an item beside its model, made of the model's fields. */
  readonly stored?: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** Whether an item of the sites is a document of the kind: several kinds share `document`, and are told apart by the id. */
export const isOf = (
  { kind, only, prefix = '' }: EditorialKind,
  item: { readonly kind: string; readonly id: string },
): boolean => kind === item.kind && (only === undefined ? item.id.startsWith(prefix) : item.id === only)
