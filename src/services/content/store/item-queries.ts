import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ItemKind } from '#models/item-kinds.ts'
import type { ContentTables } from './content-tables.ts'
import type { ListPosition } from './list-order.ts'
import { isNotReplaced } from './replaced-items.ts'
import { EDITORS } from './source-switch.ts'

interface ReadingScope {
  readonly site: SiteId
  readonly kind: ItemKind
  readonly language: Language
}

export const shownItems = (db: Kysely<ContentTables>, site: SiteId, kind: ItemKind) =>
  db
    .selectFrom('items')
    .innerJoin('sources', (join) =>
      join.onRef('sources.site', '=', 'items.site').onRef('sources.source', '=', 'items.source'),
    )
    .where('items.site', '=', site)
    .where('items.kind', '=', kind)
    .where('sources.shown', '=', 1)
    .where('items.base', 'is not', null)
    .where(isNotReplaced(kind))
    .orderBy('sources.position')
    .orderBy('items.position')
    .orderBy('items.id')
    .select(['items.id', 'items.slug', 'items.source', 'items.language', 'items.base', 'items.edit'])

/** Positions of this language win over those of others. */
export async function placesInSources(
  db: Kysely<ContentTables>,
  { site, kind, language }: ReadingScope,
  ids: readonly string[],
): Promise<Map<string, ListPosition>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('items')
    .innerJoin('sources', (join) =>
      join.onRef('sources.site', '=', 'items.site').onRef('sources.source', '=', 'items.source'),
    )
    .where('items.site', '=', site)
    .where('items.kind', '=', kind)
    .where('items.id', 'in', [...ids])
    .where('items.source', '!=', EDITORS)
    .where('items.base', 'is not', null)
    .where('sources.shown', '=', 1)
    .select(['items.id', 'items.language', 'items.position', 'sources.position as rank'])
    .orderBy('sources.position', 'desc')
    .orderBy('items.position', 'desc')
    .execute()
  const preferred = rows.sort((a, b) => Number(a.language === language) - Number(b.language === language))
  return new Map(preferred.map(({ id, rank, position }) => [id, { rank, position }]))
}

export async function formerlyAt(
  db: Kysely<ContentTables>,
  { site, kind, language }: ReadingScope,
  slug: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('former_slugs')
    .where((row) => row.and({ site, kind, language, slug }))
    .select('id')
    .executeTakeFirst()
  return row?.id
}

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
