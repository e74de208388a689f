import type { Payload, Where } from 'payload'
import type { DocumentState } from '../../../content-models/document-state.ts'
import type { Delivery } from './deliveries.ts'
import { backOff, CLAIM, isFree, REFUSED } from './due.ts'
import { filesIn, sendFiles } from './files.ts'
import { changeRow } from './rows.ts'
import type { Outcome, SiteClient } from './site-client.ts'
import { stateOf } from './state-of.ts'

export interface Sender {
  readonly payload: Payload
  readonly client: SiteClient
  /** Folder of the pictures. */
  readonly filesDir: string
}

/** Takes a row in hand, unless another process has. */
export function claim({ payload }: Sender, row: Delivery, now: number): Promise<Delivery | undefined> {
  return changeRow(
    { payload },
    { and: [{ id: { equals: row.id } }, isFree(now)] },
    { claimedUntil: now + CLAIM },
  )
}

async function deliver(sender: Sender, row: Delivery): Promise<Outcome> {
  let state: DocumentState
  try {
    state = await stateOf(sender.payload, row)
  } catch (error) {
    sender.payload.logger.error({ err: error, msg: `${row.site} ${row.kind} ${row.key} could not be read` })
    const message = error instanceof Error ? error.message : ''
    return { outcome: 'failed', reason: { code: 'unreadable', issues: [{ path: '', message }] } }
  }
  const files = await sendFiles(sender.payload, sender.client, sender.filesDir, filesIn(state))
  return files.outcome === 'taken' ? sender.client.send(state, `document-${row.id}-${row.revision}`) : files
}

/** Notes how it went, for the revision that was sent: a change that came meanwhile waits for its own turn. */
async function settle({ payload }: Sender, row: Delivery, result: Outcome, now: number): Promise<void> {
  const free = { claimedUntil: 0 }
  const unchanged: Where = { and: [{ id: { equals: row.id } }, { revision: { equals: row.revision } }] }
  if (result.outcome === 'taken') {
    const sent = { ...free, sentRevision: row.revision, sentAt: new Date(now).toISOString() }
    const still = await changeRow({ payload }, unchanged, {
      ...sent,
      state: 'sent',
      attempts: 0,
      nextAttempt: 0,
      background: 0,
      reason: null,
    })
    if (!still) await changeRow({ payload }, { id: { equals: row.id } }, sent)
    return
  }
  const attempts = row.attempts + 1
  const { outcome, reason } = result
  const wait = { away: 0, failed: backOff(attempts), refused: REFUSED }[outcome]
  const state = outcome === 'refused' ? 'refused' : 'waiting'
  const nextAttempt = wait && Math.round(now + wait)
  const still = await changeRow({ payload }, unchanged, { ...free, state, attempts, nextAttempt, reason })
  if (!still) await changeRow({ payload }, { id: { equals: row.id } }, free)
}

/** Sends what a row stands for, once, and notes how that went. */
export async function attempt(sender: Sender, row: Delivery): Promise<Outcome['outcome']> {
  const result = await deliver(sender, row)
  await settle(sender, row, result, Date.now())
  return result.outcome
}
