import type { Kysely } from 'kysely'
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
  subscribe(listener: ChangeListener): () => void
  close(): Promise<void>
}

const CHANNEL = 'marquee_content'
const POLL = 2_000
const KEPT = 500
/** NOTIFY carries 8,000 bytes at most. */
const MAX_PAYLOAD = 7_000

/** Announcements over the `changes` table (SQLite, read every 2 s) or LISTEN/NOTIFY (PostgreSQL). */
export async function createChanges(connections: Connections, log: (message: string, error: unknown) => void): Promise<Changes> {
  const listeners = new Set<ChangeListener>()
  const tell = (change: ContentChange) => {
    for (const listener of listeners) listener(change)
  }
  const subscribe = (listener: ChangeListener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return connections.pool ? overNotify(connections.pool, tell, subscribe, log) : overTable(connections, tell, subscribe, log)
}

async function overTable(
  { read, write }: Connections,
  tell: ChangeListener,
  subscribe: Changes['subscribe'],
  log: (message: string, error: unknown) => void,
): Promise<Changes> {
  let seen = await lastChange(read)
  const poll = async () => {
    const rows = await read.selectFrom('changes').where('id', '>', seen).orderBy('id').selectAll().execute()
    for (const row of rows) {
      if (row.id <= seen) continue
      seen = row.id
      tell({ site: row.site as SiteId, tags: JSON.parse(row.tags) as string[] })
    }
  }
  const timer = setInterval(() => void poll().catch((error: unknown) => log('content changes cannot be read', error)), POLL)
  timer.unref()
  return {
    subscribe,
    async announce({ site, tags }) {
      await write
        .insertInto('changes')
        .values({ site, tags: JSON.stringify(tags), at: new Date().toISOString() })
        .execute()
      await write
        .deleteFrom('changes')
        .where('id', '<=', (await lastChange(write)) - KEPT)
        .execute()
      await poll()
    },
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
  tell: ChangeListener,
  subscribe: Changes['subscribe'],
  log: (message: string, error: unknown) => void,
): Promise<Changes> {
  const listening = await listenOn(pool, {
    channel: CHANNEL,
    what: 'content changes',
    retry: POLL,
    heard: (payload) => tell(JSON.parse(payload) as ContentChange),
    missed: () => siteIds.forEach((site) => tell({ site, tags: ['*'] })),
    log,
  })
  return {
    subscribe,
    async announce(change) {
      const payload = JSON.stringify(change)
      await pool.query('select pg_notify($1, $2)', [
        CHANNEL,
        payload.length > MAX_PAYLOAD ? JSON.stringify({ site: change.site, tags: ['*'] }) : payload,
      ])
    },
    close: async () => listening.close(),
  }
}
