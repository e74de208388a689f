import { randomUUID } from 'node:crypto'
import { withAdvisoryLock } from '../../database/advisory-lock.ts'
import { secondsOf } from '../../database/epoch-seconds.ts'
import type { FlagChange, HistoryEntry } from '../flag-service.ts'
import type { FlagDatabase } from '../store/flag-store.ts'
import { readEntriesAfter } from '../store/history.ts'
import {
  allReceivers,
  type FlagMessageRow,
  insertMessages,
  type ReceiverRow,
  toReceiver,
  updateReceiver,
} from '../store/receivers.ts'
import { isRequest, type MessageSubject } from './flag-receivers.ts'
import type { ReceiverParts } from './receiver-parts.ts'

/** The body of a webhook's message; `changes` is empty in a test. */
function webhookBody(id: string, about: MessageSubject) {
  if (about && isRequest(about)) {
    const { at, by, reason, flag, site, before, value: after, version } = about
    return {
      type: 'flag.requested',
      id,
      at,
      by: by.name,
      reason,
      changes: [{ flag, site, before, after, version }],
    }
  }
  const entries = about?.entries ?? []
  return {
    type: entries.length === 0 ? 'test' : 'flag.changed',
    id,
    at: entries[0]?.at ?? null,
    by: entries[0]?.by ?? null,
    reason: entries[0]?.reason ?? null,
    changes: entries.map(({ flag, site, before, after, version }) => ({
      flag,
      site,
      before,
      after,
      version,
    })),
  }
}

export function messageOf(
  { write, clock }: Pick<ReceiverParts, 'write' | 'clock'>,
  { id: receiver, kind, language }: ReceiverRow,
  about: MessageSubject,
): FlagMessageRow {
  const id = randomUUID()
  const body = kind === 'webhook' ? webhookBody(id, about) : write(language, about)
  return {
    id,
    receiver,
    body: JSON.stringify(kind === 'chat' && 'text' in body ? { text: body.text } : body),
    created_at: new Date(clock()).toISOString(),
    tries: 0,
    next_try_at: secondsOf(clock()),
  }
}

export function wants(row: ReceiverRow, { flag, site }: Pick<HistoryEntry, 'flag' | 'site'>): boolean {
  const { sites, features } = toReceiver(row)
  return (sites.length === 0 || sites.includes(site)) && (features.length === 0 || features.includes(flag))
}

/** Entries that a receiver wants, by changes, in the order in which they were made. */
function changesFor(row: ReceiverRow, entries: readonly HistoryEntry[]): readonly FlagChange[] {
  const wanted = entries.filter((entry) => entry.id > Number(row.seen) && wants(row, entry))
  return [...Map.groupBy(wanted, ({ batch, id }) => batch ?? id).values()].flatMap(([first, ...more]) =>
    first ? [{ newest: more.at(-1)?.id ?? first.id, entries: [first, ...more] as const }] : [],
  )
}

async function collectFor(parts: ReceiverParts, db: FlagDatabase): Promise<boolean> {
  const rows = await allReceivers(db)
  if (rows.length === 0) return false
  const oldest = Math.min(...rows.map(({ seen }) => Number(seen)))
  const { entries, last } = await readEntriesAfter(db, parts.table, oldest)
  if (last <= oldest) return false
  for (const row of rows) {
    const messages = changesFor(row, entries).map((change) => messageOf(parts, row, change))
    await insertMessages(db, messages)
    if (last > Number(row.seen)) await updateReceiver(db, row.id, { seen: last })
  }
  return true
}

/**
 * Makes messages of what the history has since the last time, whoever wrote it: a switch itself does nothing for
 * receivers. False if there was nothing new.
 */
export const collectChanges = (parts: ReceiverParts): Promise<boolean> =>
  withAdvisoryLock(parts.store, 'flag-receivers', (db) => collectFor(parts, db))
