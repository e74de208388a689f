import type { Database } from '@marquee/kit/database/database.ts'
import { listenOn } from '@marquee/kit/database/listening.ts'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import { z } from 'zod'
import { type SiteId, siteIds } from '#config/sites.ts'
import type { ContentTables } from './content-tables.ts'
import { readTexts } from './layers.ts'

/** `tags` name changes as page-cache tags do (`shows`, `show:rex`); `*` stands for the whole site. */
export interface ContentChange {
  readonly site: SiteId
  readonly tags: readonly string[]
}

const wireChange = z.object({ site: z.enum(siteIds), tags: z.array(z.string()) })

export type ChangeListener = (change: ContentChange) => void

export interface Changes {
  announce(change: ContentChange): Promise<void>
  /** Takes effect on commit. Call `catchUp` afterwards to notify this process without delay. */
  announceIn(db: Kysely<ContentTables>, change: ContentChange): Promise<void>
  catchUp(): Promise<void>
  subscribe(listener: ChangeListener): () => void
  close(): Promise<void>
}

const CHANNEL = 'marquee_content'
/** Milliseconds. Published content must be visible everywhere within two seconds. */
const POLL = 500
const RETRY = 2_000
const MAX_CHANGES = 5_000
/** NOTIFY payloads are limited to 8,000 bytes. */
const MAX_PAYLOAD = 7_000

/** Uses the `changes` table on SQLite, LISTEN/NOTIFY on PostgreSQL. */
export async function createChanges(
  database: Database<ContentTables>,
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
  return database.pool
    ? overNotify(database.pool, notify, subscribe, log)
    : overTable(database, notify, subscribe, log)
}

async function overTable(
  { read, db: write }: Database<ContentTables>,
  notify: ChangeListener,
  subscribe: Changes['subscribe'],
  log: (message: string, error: unknown) => void,
): Promise<Changes> {
  let lastSeen = await lastChange(read)
  const poll = async () => {
    const rows = await read
      .selectFrom('changes')
      .where('id', '>', lastSeen)
      .orderBy('id')
      .selectAll()
      .execute()
    for (const row of rows) {
      if (row.id <= lastSeen) continue
      lastSeen = row.id
      notify({ site: row.site, tags: readTexts(row.tags) })
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
    catchUp: poll,
    close: async () => clearInterval(timer),
  }
}

async function lastChange(db: Kysely<ContentTables>): Promise<number> {
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
    subject: 'content changes',
    retry: RETRY,
    onMessage: (payload) => notify(wireChange.parse(JSON.parse(payload))),
    onReconnect: () => siteIds.forEach((site) => notify({ site, tags: ['*'] })),
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
    // The server notifies every listener, this process included.
    catchUp: async () => {},
    close: async () => listening.close(),
  }
}

function payloadsOf({ site, tags }: ContentChange): string[] {
  const whole = JSON.stringify({ site, tags })
  if (Buffer.byteLength(whole) <= MAX_PAYLOAD || tags.length < 2) return [whole]
  const middle = Math.ceil(tags.length / 2)
  return [
    ...payloadsOf({ site, tags: tags.slice(0, middle) }),
    ...payloadsOf({ site, tags: tags.slice(middle) }),
  ]
}
