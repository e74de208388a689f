import type { Kysely } from 'kysely'
import type { ContentTables } from './content-tables.ts'
import { BATCH, type ItemScope, itemsInScope } from './item-queries.ts'
import { fingerprint, type JsonObject, layered, mergeLayers } from './layers.ts'
import { indexItems } from './search-writer.ts'

export interface NewItem {
  readonly id: string
  readonly slug: string
  readonly position: number
  readonly base: JsonObject
}

export interface WriteCounts {
  added: number
  changed: number
  unchanged: number
  removed: number
}

export const noCounts = (): WriteCounts => ({ added: 0, changed: 0, unchanged: 0, removed: 0 })

interface Known {
  readonly slug: string
  readonly fingerprint: string
  readonly edit: string | null
  readonly dropped: boolean
}

interface WritableItem extends NewItem {
  readonly edit: string | null
  readonly fingerprint: string
}

/**
 * Skips unchanged items, keeps edits, lays published enrichments over the items of their slug, and keeps
 * edited items that the source dropped, without a base.
 */
export async function replaceItems(
  db: Kysely<ContentTables>,
  scope: ItemScope,
  items: readonly NewItem[],
  now: string,
  counts = noCounts(),
): Promise<WriteCounts> {
  const known = await knownItems(db, scope)
  const enrichments = await enrichmentFields(db, scope)
  const changed: WritableItem[] = []
  for (const item of new Map(items.map((each) => [each.id, each])).values()) {
    const print = printOf(item)
    const before = known.get(item.id)
    known.delete(item.id)
    if (before?.fingerprint === print && !before.dropped) counts.unchanged++
    else {
      if (before && !before.dropped) counts.changed++
      else counts.added++
      changed.push({
        ...item,
        fingerprint: print,
        edit: enrichments.get(item.slug) ?? editOf(before, item, enrichments),
      })
    }
  }
  await writeItems(db, scope, changed, now)
  const gone = [...known].filter(([, item]) => !item.dropped)
  counts.removed += gone.length
  await removeItems(
    db,
    scope,
    gone.filter(([, item]) => item.edit === null).map(([id]) => id),
  )
  await dropBase(
    db,
    scope,
    gone.filter(([, item]) => item.edit !== null).map(([id]) => id),
    now,
  )
  return counts
}

/** Drops an enrichment that belongs to a slug which the item no longer has. */
function editOf(before: Known | undefined, { slug }: NewItem, enrichments: ReadonlyMap<string, string>) {
  if (!before || (before.slug !== slug && enrichments.get(before.slug) === before.edit)) return null
  return before.edit
}

export const printOf = ({ slug, position, base }: Omit<NewItem, 'id'>): string =>
  fingerprint([slug, position, base])

async function enrichmentFields(
  db: Kysely<ContentTables>,
  { site, kind, language }: ItemScope,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('enrichments')
    .where((row) => row.and({ site, kind, language }))
    .select(['slug', 'fields'])
    .execute()
  return new Map(rows.map(({ slug, fields }) => [slug, fields]))
}

async function knownItems(db: Kysely<ContentTables>, scope: ItemScope): Promise<Map<string, Known>> {
  const rows = await itemsInScope(db, scope)
    .select(['id', 'slug', 'fingerprint', 'edit', (eb) => eb('base', 'is', null).as('dropped')])
    .execute()
  return new Map(
    rows.map(({ id, slug, fingerprint: print, edit, dropped }) => [
      id,
      { slug, fingerprint: print, edit, dropped: Boolean(dropped) },
    ]),
  )
}

/** Replaces items of the same id. */
export async function writeItems(
  db: Kysely<ContentTables>,
  scope: ItemScope,
  items: readonly WritableItem[],
  now: string,
): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH)
    await upsert(db, scope, items.slice(start, start + BATCH), now)
}

async function upsert(
  db: Kysely<ContentTables>,
  scope: ItemScope,
  items: readonly WritableItem[],
  now: string,
): Promise<void> {
  const rows = items.map((item) => ({
    ...scope,
    id: item.id,
    slug: item.slug,
    position: item.position,
    base: JSON.stringify(item.base),
    edit: item.edit,
    fingerprint: item.fingerprint,
    updated_at: now,
  }))
  await db
    .insertInto('items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['site', 'source', 'kind', 'id', 'language']).doUpdateSet((eb) => ({
        slug: eb.ref('excluded.slug'),
        position: eb.ref('excluded.position'),
        base: eb.ref('excluded.base'),
        edit: eb.ref('excluded.edit'),
        fingerprint: eb.ref('excluded.fingerprint'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
  await indexItems(
    db,
    scope,
    items.map(({ id, base, edit }) => ({ id, merged: layered(base, edit) })),
  )
}

export async function removeItems(db: Kysely<ContentTables>, scope: ItemScope, ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += BATCH) {
    const some = ids.slice(start, start + BATCH)
    await db
      .deleteFrom('items')
      .where((row) => row.and(scope))
      .where('id', 'in', some)
      .execute()
    await indexItems(
      db,
      scope,
      some.map((id) => ({ id, merged: undefined })),
    )
  }
}

async function dropBase(db: Kysely<ContentTables>, scope: ItemScope, ids: readonly string[], now: string) {
  for (const id of ids) {
    await db
      .updateTable('items')
      .set({ base: null, fingerprint: '', updated_at: now })
      .where((row) => row.and({ ...scope, id }))
      .execute()
    await indexItems(db, scope, [{ id, merged: undefined }])
  }
}

export interface ItemKey extends ItemScope {
  readonly id: string
}

/** Null clears the edit. False if the item is unknown. */
export async function editItem(
  db: Kysely<ContentTables>,
  key: ItemKey,
  edit: JsonObject | null,
  now: string,
): Promise<boolean> {
  const { id, ...scope } = key
  const row = await itemsInScope(db, scope).where('id', '=', id).selectAll().executeTakeFirst()
  if (!row) return false
  const merged = mergeLayers({ base: row.base, edit: edit && JSON.stringify(edit) })
  await db
    .updateTable('items')
    .set({
      edit: edit && JSON.stringify(edit),
      slug: typeof merged?.slug === 'string' ? merged.slug : row.slug,
      updated_at: now,
    })
    .where((item) => item.and({ ...key }))
    .execute()
  await indexItems(db, scope, [{ id, merged }])
  return true
}
