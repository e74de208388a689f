import { type Kysely, sql } from 'kysely'
import { secondsOf } from '../database/epoch-seconds.ts'

const tables = { mails: 'mails', notifications: 'push_messages', flags: 'flag_messages' } as const

export type DeliveryQueue = keyof typeof tables

export interface QueueFigures {
  readonly queue: DeliveryQueue
  readonly waiting: number
  /** Seconds since the oldest was queued; 0 if none waits. */
  readonly oldestSeconds: number
}

/** Messages of all processes that are due or were tried; those planned for later are not counted. */
export async function queueFigures<Tables>(
  db: Kysely<Tables>,
  queue: DeliveryQueue,
  now: number,
): Promise<QueueFigures> {
  // Sent mails stay for a while, without their text.
  const unsent = queue === 'mails' ? sql`sent_at is null and` : sql``
  const { rows } = await sql<{ readonly waiting: number | string; readonly oldest: string | null }>`
    select count(*) as waiting, min(created_at) as oldest from ${sql.table(tables[queue])}
    where ${unsent} (tries > 0 or next_try_at <= ${secondsOf(now)})`.execute(db)
  const { waiting = 0, oldest = null } = rows[0] ?? {}
  return {
    queue,
    waiting: Number(waiting),
    oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Date.parse(oldest)) / 1_000),
  }
}
