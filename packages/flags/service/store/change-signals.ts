import { randomUUID } from 'node:crypto'
import { listenOn } from '@marquee/kit/database/listening.ts'
import { sql } from 'kysely'
import { type SiteId, siteIds } from '#config/sites.ts'
import { siteOf } from '../flag-table.ts'
import type { FlagDatabase, FlagStore } from './flag-tables.ts'
import { lastEntryId, sitesSince } from './history.ts'

type Sites = readonly SiteId[]

export interface ChangeSignals {
  /** Notifies other processes on commit. */
  announce(db: FlagDatabase, sites: Sites): Promise<void>
  /** Notifies this process; call after the transaction. */
  committed(sites: Sites): Promise<void>
  close(): Promise<void>
}

interface SignalOptions {
  readonly store: FlagStore
  readonly notify: (sites: Sites) => void
  readonly onError: (error: unknown, message: string) => void
}

const CHANNEL = 'marquee_flags'
const RETRY = 1_000
/** Milliseconds; changes must arrive within a second. */
const POLL = 500

/** Polls the ids of the history (SQLite) or uses LISTEN/NOTIFY (PostgreSQL). */
export const createChangeSignals = (options: SignalOptions): Promise<ChangeSignals> =>
  options.store.pool ? overNotify(options, options.store.pool) : overHistory(options)

async function overHistory({ store, notify, onError }: SignalOptions): Promise<ChangeSignals> {
  let lastSeen = await lastEntryId(store.read)
  const poll = async () => {
    const { last, sites } = await sitesSince(store.read, lastSeen)
    if (last <= lastSeen) return
    lastSeen = last
    notify(sites)
  }
  // The change is committed even if the poll fails.
  const pollSafely = () => poll().catch((error: unknown) => onError(error, 'flag changes cannot be read'))
  const timer = setInterval(() => void pollSafely(), POLL)
  timer.unref()
  return { announce: async () => {}, committed: pollSafely, close: async () => clearInterval(timer) }
}

async function overNotify(
  { notify, onError }: SignalOptions,
  pool: NonNullable<FlagStore['pool']>,
): Promise<ChangeSignals> {
  const own = randomUUID()
  const listening = await listenOn(pool, {
    channel: CHANNEL,
    subject: 'flag changes',
    retry: RETRY,
    onMessage(payload) {
      const [sender, ...sites] = payload.split(' ')
      if (sender !== own) notify(sites.flatMap((site) => siteOf(site) ?? []))
    },
    onReconnect: () => notify(siteIds),
    log: (message, error) => onError(error, message),
  })
  return {
    announce: async (db, sites) =>
      void (await sql`select pg_notify(${CHANNEL}, ${[own, ...sites].join(' ')})`.execute(db)),
    committed: async (sites) => notify(sites),
    close: async () => listening.close(),
  }
}
