import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { type SiteId, siteIds } from '../../../../config/sites.ts'
import type { Connections } from './connections.ts'
import { listenOn } from './listening.ts'
import type { Tables } from './tables.ts'

/** `tags` name what changed as page-cache tags do (`shows`, `show:rex`); `*` stands for everything of the site. */
export interface ContentChange {
  readonly site: SiteId
  readonly tags: readonly string[]
}

export type ChangeListener = (change: ContentChange) => void

export interface Changes {
  /** Tells this process and the others on the same database. */
  announce(change: ContentChange): Promise<void>
  /** As `announce`, as part of a transaction: told if and when that is committed. `hear` after it tells this process at once. */
  announceIn(db: Kysely<Tables>, change: ContentChange): Promise<void>
  hear(): Promise<void>
  subscribe(listener: ChangeListener): () => void
  close(): Promise<void>
}

const CHANNEL = 'marquee_content'
/** What is published has two seconds to be seen by everybody. */
const POLL = 500
const RETRY = 2_000
const MAX_CHANGES = 5_000
/** NOTIFY carries 8,000 bytes at most. */
const MAX_PAYLOAD = 7_000

/** Announcements over the `changes` table (SQLite, read twice a second) or LISTEN/NOTIFY (PostgreSQL). */
export async function createChanges(
  connections: Connections,
  log: (message: string, error: unknown) => void,
): Promise<Changes> {
  const listeners = new Set<ChangeListener>()
  const notify = (change: ContentChange) => {
    for (const listener of listeners) listener(change)
  }
  const subscribe = (listener: ChangeListener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return connections.pool
    ? overNotify(connections.pool, notify, subscribe, log)
    : overTable(connections, notify, subscribe, log)
}

async function overTable(
  { read, write }: Connections,
  notify: ChangeListener,
  subscribe: Changes['subscribe'],
  log: (message: string, error: unknown) => void,
): Promise<Changes> {
  let seen = await lastChange(read)
  const poll = async () => {
    const rows = await read.selectFrom('changes').where('id', '>', seen).orderBy('id').selectAll().execute()
    for (const row of rows) {
      if (row.id <= seen) continue
      seen = row.id
      notify({ site: row.site as SiteId, tags: JSON.parse(row.tags) as string[] })
    }
  }
  const timer = setInterval(
    () => void poll().catch((error: unknown) => log('content changes cannot be read', error)),
    POLL,
  )
  timer.unref()
  const announceIn: Changes['announceIn'] = async (db, { site, tags }) => {
    await db
      .insertInto('changes')
      .values({ site, tags: JSON.stringify(tags), at: new Date().toISOString() })
      .execute()
    await db
      .deleteFrom('changes')
      .where('id', '<=', (await lastChange(db)) - MAX_CHANGES)
      .execute()
  }
  return {
    subscribe,
    announceIn,
    async announce(change) {
      await announceIn(write, change)
      await poll()
    },
    hear: poll,
    close: async () => clearInterval(timer),
  }
}

async function lastChange(db: Kysely<Tables>): Promise<number> {
  const row = await db
    .selectFrom('changes')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return Number(row?.id ?? 0)
}

async function overNotify(
  pool: pg.Pool,
  notify: ChangeListener,
  subscribe: Changes['subscribe'],
  log: (message: string, error: unknown) => void,
): Promise<Changes> {
  const listening = await listenOn(pool, {
    channel: CHANNEL,
    what: 'content changes',
    retry: RETRY,
    heard: (payload) => notify(JSON.parse(payload) as ContentChange),
    missed: () => siteIds.forEach((site) => notify({ site, tags: ['*'] })),
    log,
  })
  return {
    subscribe,
    async announce(change) {
      for (const payload of payloadsOf(change))
        await pool.query('select pg_notify($1, $2)', [CHANNEL, payload])
    },
    async announceIn(db, change) {
      for (const payload of payloadsOf(change))
        await sql`select pg_notify(${CHANNEL}, ${payload})`.execute(db)
    },
    // The server tells every process that listens, this one too.
    hear: async () => {},
    close: async () => listening.close(),
  }
}

/** In as many parts as the size of a notification makes of it. */
function payloadsOf({ site, tags }: ContentChange): string[] {
  const whole = JSON.stringify({ site, tags })
  if (Buffer.byteLength(whole) <= MAX_PAYLOAD || tags.length < 2) return [whole]
  const middle = Math.ceil(tags.length / 2)
  return [
    ...payloadsOf({ site, tags: tags.slice(0, middle) }),
    ...payloadsOf({ site, tags: tags.slice(middle) }),
  ]
}
