import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { mostEntries } from '../caches/most-entries.ts'
import { secondsOf } from '../database/columns.ts'
import type { Database } from '../database/database.ts'

interface RateLimitsTable {
  /** Hash of the limit's name and of whom it counts. */
  key: string
  count: number
  /** Epoch seconds. */
  ends_at: number
}

export interface RateLimitTables {
  rate_limits: RateLimitsTable
}

export interface RateLimit {
  readonly most: number
  /** Length of a window, which begins with its first attempt. */
  readonly minutes: number
}

export interface Attempt extends RateLimit {
  /** Name of the limit, as in the metrics. */
  readonly name: string
  readonly key: string
}

export interface Refusal {
  readonly name: string
  readonly seconds: number
}

export interface RateLimiter {
  /**
   * Counts an attempt under every limit, or under none if one is reached: then it returns that one.
   * Exact for all processes of a database. Not within a transaction.
   */
  take(...attempts: readonly Attempt[]): Promise<Refusal | undefined>
  /** Undoes a `take`, for attempts that need no limit. */
  giveBack(...attempts: readonly Attempt[]): Promise<void>
  /** Starts the windows anew. */
  clear(...attempts: readonly Attempt[]): Promise<void>
  /** Deletes windows that have ended. */
  tidy(): Promise<void>
}

export type RateLimitStore = Pick<Database<RateLimitTables>, 'db' | 'read' | 'transaction'>

/** Hashes who is counted, so that neither network nor e-mail addresses are readable in the table. */
export const attemptAt = (
  name: string,
  { most, minutes }: RateLimit,
  ...who: readonly (string | undefined)[]
): Attempt => ({
  name,
  most,
  minutes,
  key: createHash('sha256')
    .update([name, ...who].join('\n'))
    .digest('base64url'),
})

/** A reached limit is refused from memory for so long: a flood does not reach the database. */
const REMEMBERED_MS = 2_000
const REMEMBERED_KEYS = 10_000

const refusals = new Map<string, number>()

export const countRefusal = (name: string): void => void refusals.set(name, (refusals.get(name) ?? 0) + 1)

/** Refused attempts of this process by name of the limit. */
export const rateLimitRefusals = (): ReadonlyMap<string, number> => refusals

type Tables = Kysely<RateLimitTables>

/** Makes room for one attempt more. */
const giveBackIn = (db: Tables, key: string) =>
  db
    .updateTable('rate_limits')
    .set({ count: sql`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()

/** False if the limit is reached. Locks the row until the end of a transaction. */
async function countOne(db: Tables, { key, most, minutes }: Attempt, now: number): Promise<boolean> {
  const ended = sql<boolean>`rate_limits.ends_at <= ${now}`
  const counted = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at: now + minutes * 60 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${ended} then 1 else rate_limits.count + 1 end`,
          ends_at: sql`case when ${ended} then excluded.ends_at else rate_limits.ends_at end`,
        })
        .where(sql<boolean>`${ended} or rate_limits.count < ${most}`),
    )
    .returning('key')
    .executeTakeFirst()
  return counted !== undefined
}

/** Counts all attempts, or none and returns the one whose limit is reached. */
async function countAll(db: Tables, attempts: readonly Attempt[], now: number): Promise<Attempt | undefined> {
  // One order for all: two transactions never wait for each other.
  const inOrder = attempts.toSorted((one, other) => (one.key < other.key ? -1 : 1))
  for (const [index, attempt] of inOrder.entries()) {
    if (await countOne(db, attempt, now)) continue
    for (const { key } of inOrder.slice(0, index)) await giveBackIn(db, key)
    return attempt
  }
  return undefined
}

async function endOf(db: Tables, { key, minutes }: Attempt, now: number): Promise<number> {
  const row = await db.selectFrom('rate_limits').where('key', '=', key).select('ends_at').executeTakeFirst()
  return Number(row?.ends_at ?? now + minutes * 60)
}

function refuse({ name }: Attempt, endsAt: number, now: number): Refusal {
  countRefusal(name)
  return { name, seconds: Math.max(1, endsAt - now) }
}

/** `RateLimiter.take` within a transaction of the caller. `now` is in epoch seconds, as below. */
export async function takeIn(db: Tables, attempt: Attempt, now: number): Promise<Refusal | undefined> {
  const reached = await countAll(db, [attempt], now)
  return reached && refuse(reached, await endOf(db, reached, now), now)
}

/**
 * Counts an attempt in the first window that has room, and returns the seconds until that begins:
 * for work that waits instead of being refused. Within a transaction of the caller.
 */
export async function reserveIn(db: Tables, { key, most, minutes }: Attempt, now: number): Promise<number> {
  const length = minutes * 60
  const ended = sql<boolean>`rate_limits.ends_at <= ${now}`
  const isFull = sql<boolean>`rate_limits.count >= ${most}`
  const { ends_at } = await db
    .insertInto('rate_limits')
    .values({ key, count: 1, ends_at: now + length })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${ended} or ${isFull} then 1 else rate_limits.count + 1 end`,
        ends_at: sql`case when ${ended} then excluded.ends_at
          when ${isFull} then rate_limits.ends_at + ${length} else rate_limits.ends_at end`,
      }),
    )
    .returning('ends_at')
    .executeTakeFirstOrThrow()
  return Math.max(0, Number(ends_at) - length - now)
}

export function createRateLimiter(store: RateLimitStore, clock: () => number): RateLimiter {
  /** Epoch milliseconds until which a key is refused. */
  const reached = new LRUCache<string, { readonly until: number; readonly endsAt: number }>(
    mostEntries(REMEMBERED_KEYS),
  )

  return {
    async take(...attempts) {
      const now = secondsOf(clock())
      for (const attempt of attempts) {
        const known = reached.get(attempt.key)
        if (known && known.until > clock() && known.endsAt > now) return refuse(attempt, known.endsAt, now)
      }
      const over = await (attempts.length > 1
        ? store.transaction((db) => countAll(db, attempts, now))
        : countAll(store.db, attempts, now))
      if (over === undefined) return undefined
      const endsAt = await endOf(store.read, over, now)
      reached.set(over.key, { until: clock() + REMEMBERED_MS, endsAt })
      return refuse(over, endsAt, now)
    },
    async giveBack(...attempts) {
      for (const { key } of attempts) {
        reached.delete(key)
        await giveBackIn(store.db, key)
      }
    },
    async clear(...attempts) {
      for (const { key } of attempts) {
        reached.delete(key)
        await store.db.deleteFrom('rate_limits').where('key', '=', key).execute()
      }
    },
    async tidy() {
      await store.db.deleteFrom('rate_limits').where('ends_at', '<=', secondsOf(clock())).execute()
    },
  }
}
