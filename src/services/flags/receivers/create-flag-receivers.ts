import { randomBytes, randomUUID } from 'node:crypto'
import type { FlagConfig } from '#config/types.ts'
import type { Clock } from '#models/site-clock.ts'
import { addressFaults, emailOf, hasFaults } from '../../accounts/form-faults.ts'
import { isPushAddress } from '../../accounts/reminders/push-target.ts'
import { createSafe } from '../../identity/derived-keys.ts'
import type { FlagOwner, FlagService } from '../flag-service.ts'
import { createFlagTable } from '../flag-table.ts'
import type { FlagStore } from '../store/flag-store.ts'
import { lastEntryId } from '../store/history.ts'
import { shownName } from '../store/owners.ts'
import {
  allReceivers,
  deleteReceiver,
  insertMessages,
  insertReceiver,
  type ReceiverRow,
  receiverById,
  toReceiver,
} from '../store/receivers.ts'
import { messageOf, wants } from './collect-changes.ts'
import type { FlagReceivers, NewReceiver, ReceiverFault } from './flag-receivers.ts'
import { createMessageDelivery } from './message-delivery.ts'
import type { ReceiverParts, ReceiverTarget } from './receiver-parts.ts'

interface ReceiversOptions extends Pick<ReceiverParts, 'anyAddress' | 'write' | 'sendMail' | 'onError'> {
  readonly store: FlagStore
  /** Encrypts addresses and secrets. */
  readonly secret: string
  readonly service: Pick<FlagService, 'onChange'>
  readonly clock?: Clock
  readonly table?: Readonly<Record<string, FlagConfig>>
}

const KEY_BYTES = 24
const MOST_CHARACTERS = 1_000

function isWebAddress(text: string): boolean {
  return text.length <= MOST_CHARACTERS && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function faultOf({ anyAddress }: ReceiverParts, { kind, address }: NewReceiver, name: string) {
  if (name === '') return 'nameMissing'
  if (kind === 'mail') return hasFaults(addressFaults(emailOf(address))) ? 'badEmail' : undefined
  const isAllowed = anyAddress ? isWebAddress(address) : isPushAddress(address)
  return isAllowed ? undefined : ('badAddress' satisfies ReceiverFault)
}

async function rowOf(
  { store, safe, clock }: ReceiverParts,
  receiver: NewReceiver,
  name: string,
  { key, by }: { readonly key: string; readonly by: FlagOwner },
): Promise<ReceiverRow> {
  const { kind, sites, features, language } = receiver
  const address = kind === 'mail' ? emailOf(receiver.address) : receiver.address
  return {
    id: randomUUID(),
    kind,
    name,
    place: kind === 'mail' ? address : new URL(address).origin,
    target: safe.lock(JSON.stringify({ address, key } satisfies ReceiverTarget)),
    sites: JSON.stringify(sites),
    features: JSON.stringify(features),
    language,
    made_at: new Date(clock()).toISOString(),
    made_by: by.name,
    seen: await lastEntryId(store.read),
    last_at: null,
    last_done: null,
    last_result: null,
  }
}

/** Sends changes of flags, of any process, from now on. */
export function createFlagReceivers({ secret, service, ...options }: ReceiversOptions): FlagReceivers {
  const { store } = options
  const parts: ReceiverParts = {
    ...options,
    clock: options.clock ?? Date.now,
    table: createFlagTable(options.table),
    safe: createSafe(secret, 'receivers'),
  }
  const delivery = createMessageDelivery(parts)
  const endListening = service.onChange(() => delivery.wake())
  return {
    list: async () => (await allReceivers(store.read)).map(toReceiver),
    async add(receiver, by) {
      if (by.role !== 'admin') return { kind: 'refused', why: 'notAllowed' }
      const name = shownName(receiver.name)
      const why = faultOf(parts, receiver, name)
      if (why) return { kind: 'refused', why }
      const key = receiver.kind === 'webhook' ? randomBytes(KEY_BYTES).toString('base64') : ''
      const row = await rowOf(parts, receiver, name, { key, by })
      await insertReceiver(store.db, row)
      return { kind: 'added', receiver: toReceiver(row), secret: key === '' ? null : `whsec_${key}` }
    },
    async announce(request) {
      const rows = (await allReceivers(store.read)).filter((row) => wants(row, request))
      await insertMessages(
        store.db,
        rows.map((row) => messageOf(parts, row, request)),
      )
      delivery.wake()
    },
    async test(id, by) {
      const row = await receiverById(store.read, id)
      if (!row || by.role !== 'admin') return false
      await insertMessages(store.db, [messageOf(parts, row, undefined)])
      delivery.wake()
      return true
    },
    async remove(id, by) {
      const row = await receiverById(store.read, id)
      if (!row || by.role !== 'admin') return false
      await store.transaction((db) => deleteReceiver(db, id))
      return true
    },
    async close() {
      endListening()
      await delivery.close()
    },
  }
}
