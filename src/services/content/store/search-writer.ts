import type { Kysely } from 'kysely'
import type { ItemKind } from '#models/item-kinds.ts'
import type { ContentTables } from './content-tables.ts'
import { BATCH, type ItemScope, itemsInScope } from './item-queries.ts'
import { type JsonObject, mergeLayers } from './layers.ts'
import { searchedText } from './searched-kinds.ts'

/** Replaces the search entries of `items`; an undefined `merged` only removes one. */
export async function indexItems(
  db: Kysely<ContentTables>,
  scope: ItemScope,
  items: readonly { id: string; merged: JsonObject | undefined }[],
): Promise<void> {
  if (!searchedText(scope.kind, {}) || items.length === 0) return
  await db
    .deleteFrom('search')
    .where((row) => row.and(scope))
    .where(
      'id',
      'in',
      items.map((item) => item.id),
    )
    .execute()
  const rows = items.flatMap(({ id, merged }) => {
    const text = merged && searchedText(scope.kind, merged)
    return text ? [{ ...scope, id, ...text }] : []
  })
  if (rows.length > 0) await db.insertInto('search').values(rows).execute()
}

export async function indexKind(db: Kysely<ContentTables>, kind: ItemKind): Promise<void> {
  const scopes = await db
    .selectFrom('items')
    .where('kind', '=', kind)
    .select(['site', 'source', 'language'])
    .distinct()
    .execute()
  for (const { site, source, language } of scopes) {
    const scope = { site, source, kind, language }
    const rows = await itemsInScope(db, scope).select(['id', 'base', 'edit']).execute()
    for (let start = 0; start < rows.length; start += BATCH) {
      const some = rows.slice(start, start + BATCH)
      await indexItems(
        db,
        scope,
        some.map((row) => ({ id: row.id, merged: row.base === null ? undefined : mergeLayers(row) })),
      )
    }
  }
}
