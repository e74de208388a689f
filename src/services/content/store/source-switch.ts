import type { Kysely } from 'kysely'
import type { SiteId } from '../../../../config/sites.ts'
import type { Tables } from './tables.ts'

export const DEMO = 'demo'

/** What editors have published. It is shown beside whatever the site shows. */
export const EDITORS = 'editors'

/** Of two items with one address, that of the editors is meant. */
const EDITORS_POSITION = -1

/** Position of the demo programme: any other source of a site comes before it. */
const DEMO_POSITION = 100

/** Registers what editors have published for a site. */
export async function registerEditors(db: Kysely<Tables>, site: SiteId, now: string): Promise<void> {
  await db
    .insertInto('sources')
    .values({ site, source: EDITORS, shown: 1, position: EDITORS_POSITION, updated_at: now })
    .onConflict((conflict) => conflict.columns(['site', 'source']).doNothing())
    .execute()
}

/** Registers the demo of a site; shown unless the site already has another programme. */
export async function registerDemo(db: Kysely<Tables>, site: SiteId, now: string): Promise<void> {
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

/** Shows a source, and the demo beside it or not; what editors have published stays. Answers whether the site had nothing but the demo before. */
export async function showSource(
  db: Kysely<Tables>,
  site: SiteId,
  source: string,
  keepDemo: boolean,
  now: string,
): Promise<boolean> {
  const before = await db
    .selectFrom('sources')
    .where('site', '=', site)
    .where('shown', '=', 1)
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
