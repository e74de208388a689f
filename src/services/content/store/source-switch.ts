import type { Kysely } from 'kysely'
import type { SiteId } from '#config/sites.ts'
import type { ContentTables } from './content-tables.ts'

export const DEMO = 'demo'

/** Source of published documents, always shown beside the site's other sources. */
export const EDITORS = 'editors'

/** The editors' source is before all others: of two items with one slug, the editors' wins. */
const EDITORS_POSITION = -1

/** The demonstration is after all others. */
const DEMO_POSITION = 100

export async function registerEditors(db: Kysely<ContentTables>, site: SiteId, now: string): Promise<void> {
  await db
    .insertInto('sources')
    .values({ site, source: EDITORS, shown: 1, position: EDITORS_POSITION, updated_at: now })
    .onConflict((conflict) => conflict.columns(['site', 'source']).doNothing())
    .execute()
}

/** Visible unless the site already has another programme. */
export async function registerDemo(db: Kysely<ContentTables>, site: SiteId, now: string): Promise<void> {
  const others = await db
    .selectFrom('sources')
    .where('site', '=', site)
    .where('source', 'not in', [DEMO, EDITORS])
    .select('source')
    .execute()
  await db
    .insertInto('sources')
    .values({
      site,
      source: DEMO,
      shown: others.length === 0 ? 1 : 0,
      position: DEMO_POSITION,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['site', 'source']).doNothing())
    .execute()
}

/** Returns whether the site had only the demo before. */
export async function showSource(
  db: Kysely<ContentTables>,
  site: SiteId,
  source: string,
  keepDemo: boolean,
  now: string,
): Promise<boolean> {
  const before = await db
    .selectFrom('sources')
    .where((row) => row.and({ site, shown: 1 }))
    .where('source', '!=', EDITORS)
    .select('source')
    .execute()
  await db
    .updateTable('sources')
    .set({ shown: 0, updated_at: now })
    .where('site', '=', site)
    .where('source', 'not in', [source, EDITORS])
    .execute()
  await db
    .insertInto('sources')
    .values({ site, source, shown: 1, position: 0, updated_at: now })
    .onConflict((conflict) => conflict.columns(['site', 'source']).doUpdateSet({ shown: 1, updated_at: now }))
    .execute()
  if (keepDemo) {
    await db
      .insertInto('sources')
      .values({ site, source: DEMO, shown: 1, position: DEMO_POSITION, updated_at: now })
      .onConflict((conflict) =>
        conflict.columns(['site', 'source']).doUpdateSet({ shown: 1, updated_at: now }),
      )
      .execute()
  }
  return before.every(({ source: shown }) => shown === DEMO)
}
