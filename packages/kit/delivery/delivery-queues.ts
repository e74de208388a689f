import { type QueryExecutorProvider, sql } from 'kysely'
import { secondsOf } from '../database/columns.ts'

/** Longer than an attempt can last. */
const LEASE_SECONDS = 120

const everything = sql`1 = 1`

/** Sent mails stay for a while, without their text. */
const queues = {
  mails: { table: 'mails', unsent: sql`sent_at is null` },
  notifications: { table: 'push_messages', unsent: everything },
  flags: { table: 'flag_messages', unsent: everything },
} as const

export type DeliveryQueue = keyof typeof queues

export interface QueueFigures {
  readonly queue: DeliveryQueue
  readonly waiting: number
  /** Seconds since the oldest was queued; 0 if none waits. */
  readonly oldestSeconds: number
}

/** Messages of all processes that are due or were tried; those planned for later are not counted. */
export async function queueFigures(
  db: QueryExecutorProvider,
  queue: DeliveryQueue,
  now: number,
): Promise<QueueFigures> {
  const { table, unsent } = queues[queue]
  const { rows } = await sql<{ readonly waiting: number | string; readonly oldest: string | null }>`
    select count(*) as waiting, min(created_at) as oldest from ${sql.table(table)}
    where ${unsent} and (tries > 0 or next_try_at <= ${secondsOf(now)})`.execute(db)
  const { waiting = 0, oldest = null } = rows[0] ?? {}
  return {
    queue,
    waiting: Number(waiting),
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Date.parse(oldest)) / 1_000),
  }
}

/** Leases the oldest due message; no other process gets it for `LEASE_SECONDS`. `now` in epoch seconds. */
export async function leaseDue<Row extends { readonly id: string; readonly tries: number }>(
  db: QueryExecutorProvider,
  queue: DeliveryQueue,
  now: number,
): Promise<Row | undefined> {
  const { table, unsent } = queues[queue]
  for (;;) {
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} where ${unsent} and next_try_at <= ${now}
      order by next_try_at, created_at limit 1`.execute(db)
    const [due] = rows
    if (!due) return undefined
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set tries = ${due.tries + 1}, next_try_at = ${now + LEASE_SECONDS}
      where id = ${due.id} and tries = ${due.tries}`.execute(db)
    if (numAffectedRows === 1n) return due
  }
}

/** `at` in epoch seconds. */
export async function tryAgain(
  db: QueryExecutorProvider,
  queue: DeliveryQueue,
  id: string,
  at: number,
): Promise<void> {
  await sql`update ${sql.table(queues[queue].table)} set next_try_at = ${at} where id = ${id}`.execute(db)
}

export async function dropMessage(
  db: QueryExecutorProvider,
  queue: DeliveryQueue,
  id: string,
): Promise<void> {
  await sql`delete from ${sql.table(queues[queue].table)} where id = ${id}`.execute(db)
}
