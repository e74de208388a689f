import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import type { ContentTables } from './content-tables.ts'

export interface ItemScope {
  readonly site: SiteId
  readonly source: string
  readonly kind: ItemKind
  /** `*` for items whose text does not depend on the language. */
  readonly language: string
}

/** Rows per statement. */
export const BATCH = 60

export const itemsInScope = (db: Kysely<ContentTables>, { site, source, kind, language }: ItemScope) =>
  db.selectFrom('items').where((row) => row.and({ site, source, kind, language }))
