import type { Payload, Where } from 'payload'
import type { DocumentState } from '#models/document-state.ts'
import type { Delivery } from './delivery-row.ts'
import { backOff, CLAIM, isFree, REFUSED } from './due.ts'
import { filesIn, sendFiles } from './files.ts'
import { changeRow } from './rows.ts'
import type { Outcome, SiteClient } from './site-client.ts'
import { stateOf } from './state-of.ts'

export interface Sender {
  readonly payload: Payload
  readonly client: SiteClient
  readonly filesDir: string
}

/** Claims a row unless another process has. */
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

/** Records the result for the revision that was sent. A newer revision stays due. */
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

/** Sends the document of a row once and records the result. */
export async function attempt(sender: Sender, row: Delivery): Promise<Outcome['outcome']> {
  const result = await deliver(sender, row)
  await settle(sender, row, result, Date.now())
  return result.outcome
}
