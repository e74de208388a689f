import type { z } from 'zod'
import type { SiteId } from '#config/sites.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import { type UnknownRecord, valueAt } from './document-value.ts'
import type { GroupName } from './texts.ts'

/** Parts of a page whose order an editor chooses; each is a field of the content model. */
export interface BlocksOf {
  /** Field of the model that contains the order. */
  readonly order: string
  /** Fields that are blocks, in their default order. */
  readonly fields: readonly string[]
}

/** A kind of editorial content: a collection here, items of `kind` on the sites. */
export type AllowedBy = (value: unknown, site: SiteId, siblings: Readonly<Record<string, unknown>>) => boolean

export interface EditorialKind {
  readonly slug: string
  /**
   * Table name if the slug is too long: PostgreSQL limits names to 63 characters, and Payload appends to
   * it.
   */
  readonly table?: string
  readonly kind: ItemKind
  /**
   * Schema of the content models from which the fields are derived, including the fields of its detail
   * call.
   */
  readonly wire: z.ZodObject
  readonly detail?: z.ZodObject
  /** Path of the title that lists show. */
  readonly title: string
  /** Path of the text that names a document whose title is its id; it may have none. */
  readonly named?: string
  /** Path of the text whose beginning names a document without that text. */
  readonly says?: string
  /** Heading in the menu. */
  readonly group: GroupName
  /** Id of a kind that a site has once (`document` items); undefined if each document has its own. */
  readonly only?: string
  /** Prefix of the id of every document. */
  readonly prefix?: string
  /** Default: all. */
  readonly sites?: readonly SiteId[]
  /** The slug is the id, the same in every language. */
  readonly fixedSlug?: boolean
  /** Field of the model that is the position in lists. */
  readonly place?: string
  /** Paths that are localised although their piece is not a text. */
  readonly perLanguage?: readonly string[]
  /** Paths of texts that all languages share. */
  readonly shared?: readonly string[]
  /** Fields that the sites compute and no editor writes. */
  readonly without?: readonly string[]
  /** Fields that the form shows in some documents only, by path. */
  readonly needs?: Readonly<Record<string, (document: Readonly<Record<string, unknown>>) => boolean>>
  readonly blocks?: BlocksOf
  /** Options for texts that the model does not restrict, by path. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** Parsers of the sites for text fields, by path; null for a value that they refuse. */
  readonly reads?: Readonly<Record<string, (value: string) => string | null>>
  /** A site ignores a value that its configuration does not allow; this tells so before it is published. */
  readonly allows?: Readonly<Record<string, AllowedBy>>
  /** Fields that the sites store beside the item, derived from the fields of the model. */
  readonly stored?: (fields: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** Several kinds share `document` and differ by id. */
export const isOf = (
  { kind, only, prefix = '' }: EditorialKind,
  item: { readonly kind: string; readonly id: string },
): boolean => kind === item.kind && (only === undefined ? item.id.startsWith(prefix) : item.id === only)

/** The text that names a document for people, in the language of the document. */
export function nameOf({ named, title }: EditorialKind, document: UnknownRecord): string {
  const value = valueAt(document, named ?? title)
  return typeof value === 'string' ? value : ''
}

export function titleOf({ title }: EditorialKind, document: UnknownRecord): string {
  const value = valueAt(document, title)
  return typeof value === 'string' ? value : ''
}
