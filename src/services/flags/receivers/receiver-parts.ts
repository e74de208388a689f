import type { Language } from '#config/types.ts'
import type { Clock } from '#models/site-clock.ts'
import type { Safe } from '../../identity/derived-keys.ts'
import type { FlagTable } from '../flag-table.ts'
import type { FlagDatabase, FlagStore } from '../store/flag-store.ts'
import type { WriteChange, WrittenChange } from './flag-receivers.ts'

export interface ReceiverParts {
  readonly store: FlagStore
  readonly table: FlagTable
  readonly clock: Clock
  /** For addresses and secrets. */
  readonly safe: Safe
  /** Also addresses in the own network, and without TLS. */
  readonly anyAddress: boolean
  readonly write: WriteChange
  readonly sendMail: SendFlagMail
  readonly onError: (error: unknown, message: string) => void
}

/** Queues a mail in the transaction that drops its message. */
export type SendFlagMail = (
  db: FlagDatabase,
  mail: WrittenChange & { readonly to: string; readonly language: Language },
  now: number,
) => Promise<void>

/** What `target` of a row holds, locked. */
export interface ReceiverTarget {
  readonly address: string
  /** Base64 of the key that signs; empty without one. */
  readonly key: string
}

export function targetOf({ safe }: Pick<ReceiverParts, 'safe'>, locked: string): ReceiverTarget | undefined {
  const text = safe.unlock(locked)
  return text === null ? undefined : (JSON.parse(text) as ReceiverTarget)
}
