import { randomUUID } from 'node:crypto'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { MOST_TRIES, startDelivery, waitAfter } from '@marquee/kit/delivery/delivery-loop.ts'
import { dropMessage, leaseDue, tryAgain } from '@marquee/kit/delivery/delivery-queues.ts'
import { postOnce } from '@marquee/kit/delivery/post-once.ts'
import type { Selectable } from 'kysely'
import { Webhook } from 'standardwebhooks'
import type { Clock } from '#models/site-clock.ts'
import type { ChangeRequest, HistoryEntry } from './flag-service.ts'
import type { FlagDatabase, FlagStore, FlagTables } from './store/flag-tables.ts'

type FlagMessageRow = Selectable<FlagTables['flag_messages']>

/** Queued in the transaction of what they report, so that both are stored or neither. */
export interface ChangeMessages {
  /** One message for all cells of a change. */
  changed(db: FlagDatabase, entries: readonly HistoryEntry[]): Promise<void>
  requested(db: FlagDatabase, request: ChangeRequest): Promise<void>
  /** Call after the transaction. */
  wake(): void
}

export interface FlagWebhook extends ChangeMessages {
  close(): Promise<void>
}

interface WebhookOptions {
  readonly store: FlagStore
  readonly address: string
  /** The format of Standard Webhooks: `whsec_` and base64. */
  readonly secret: string
  readonly clock?: Clock
  readonly onError: (error: unknown, message: string) => void
}

interface Message extends Pick<HistoryEntry, 'at' | 'by' | 'reason'> {
  readonly type: 'flag.changed' | 'flag.requested'
  readonly changes: readonly Pick<HistoryEntry, 'flag' | 'site' | 'before' | 'after' | 'version'>[]
}

async function queue(db: FlagDatabase, { type, at, by, reason, changes }: Message, now: number) {
  const id = randomUUID()
  const cells = changes.map(({ flag, site, before, after, version }) => ({
    flag,
    site,
    before,
    after,
    version,
  }))
  const row: FlagMessageRow = {
    id,
    body: JSON.stringify({ type, id, at, by, reason, changes: cells }),
    created_at: new Date(now).toISOString(),
    tries: 0,
    next_try_at: secondsOf(now),
  }
  await db.insertInto('flag_messages').values(row).execute()
}

/** Sends each change and request to one address, of any process. */
export function createFlagWebhook(options: WebhookOptions): FlagWebhook {
  const { store, address, secret, clock = Date.now, onError } = options
  const signer = new Webhook(secret)

  /** Status of the response, or why there is none. */
  async function post({ id, body }: FlagMessageRow): Promise<number | 'unreached'> {
    const now = secondsOf(clock())
    const bytes = Buffer.from(body)
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': bytes.length,
      'User-Agent': 'marquee-flags',
      'Webhook-Id': id,
      'Webhook-Timestamp': String(now),
      'Webhook-Signature': signer.sign(id, new Date(now * 1_000), body),
    }
    try {
      return (await postOnce(address, bytes, { method: 'POST', headers })).status
    } catch {
      return 'unreached'
    }
  }

  async function offer(message: FlagMessageRow): Promise<void> {
    const result = await post(message)
    if (typeof result === 'number' && result >= 200 && result < 300)
      return dropMessage(store.db, 'flags', message.id)
    // The path and query of the address may be a secret.
    onError(new Error(`${new URL(address).origin}: ${result}`), 'a message about a flag was not accepted')
    if (message.tries + 1 >= MOST_TRIES) return dropMessage(store.db, 'flags', message.id)
    return tryAgain(store.db, 'flags', message.id, secondsOf(clock()) + waitAfter(message.tries))
  }

  const delivery = startDelivery({
    async sendNext() {
      const message = await leaseDue<FlagMessageRow>(store.db, 'flags', secondsOf(clock()))
      if (message) await offer(message)
      return message !== undefined
    },
    onError: (error) => onError(error, 'messages about flags could not be sent'),
  })

  return {
    async changed(db, entries) {
      for (const changes of Map.groupBy(entries, ({ batch, id }) => batch ?? id).values()) {
        const [first] = changes
        if (first) await queue(db, { ...first, type: 'flag.changed', changes }, clock())
      }
    },
    async requested(db, request) {
      const { at, by, reason, value } = request
      const changes = [{ ...request, after: value }]
      await queue(db, { type: 'flag.requested', at, by: by.name, reason, changes }, clock())
    },
    wake: delivery.wake,
    close: delivery.close,
  }
}
