import { type CarriedPerson, sealPeople } from '@marquee/identity/staff/carried-people.ts'
import { staffPaths } from '@marquee/identity/staff/staff-clients.ts'
import { startRepeating } from '@marquee/kit/delivery/repeated.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { createLocalReq, type Payload } from 'payload'
import { z } from '#models/zod.ts'
import type { CmsEnv } from '../env.ts'
import { internalCollection } from '../internal-collection.ts'
import { rowsOf } from '../rows.ts'
import { personOf } from '../users/person.ts'
import { editorAccess, isBreakGlass } from '../users/sign-in-access.ts'
import { alone } from './other-ways.ts'
import { staffFetch } from './staff-host.ts'

const CARRIED_EDITORS = 'carried-editors'
const RETRY = 60_000

/** Accounts with a password from before the staff identity, each until that has it. */
export const carriedEditors = internalCollection(CARRIED_EDITORS, [
  { name: 'account', type: 'number', required: true, unique: true },
  /** Key of one-time codes, sealed with the secret of the environment; empty without an app. */
  { name: 'codeKey', type: 'text' },
  /** JSON array of hashes. */
  { name: 'recoveryCodes', type: 'textarea' },
])

interface Row {
  readonly id: number
  readonly account: number
  readonly codeKey?: string | null
  readonly recoveryCodes?: string | null
}

interface Account {
  readonly id: number
  readonly email: string
  readonly name?: string | null
  readonly issuer?: string | null
  readonly suspendedAt?: unknown
  readonly hash?: string | null
  readonly salt?: string | null
}

const hashesIn = z.array(z.string())

function carriedPerson(account: Account, { codeKey, recoveryCodes }: Row, secret: string): CarriedPerson {
  const person = personOf({ ...account, suspendedAt: null })
  const { email, name, suspendedAt, hash, salt } = account
  return {
    email,
    name: name || email,
    content: person
      ? { role: person.role, sites: [...person.sites], languages: [...person.languages] }
      : null,
    suspended: Boolean(suspendedAt),
    password: { hash: hash ?? '', salt: salt ?? '' },
    codeKey: codeKey ? createSafe(secret, 'second factors').unlock(codeKey) : null,
    recoveryCodes: recoveryCodes
      ? { hashedFor: String(account.id), hashes: hashesIn.parse(JSON.parse(recoveryCodes)) }
      : null,
  }
}

/** The password is deleted once somebody else has it. */
async function forget(payload: Payload, row: Row, account: Account | null): Promise<void> {
  const req = await createLocalReq({}, payload)
  await alone(req, async () => {
    if (account && !account.issuer) {
      const data = { ...account, hash: null, salt: null, updatedAt: null }
      await payload.db.updateOne({ collection: 'users', id: account.id, data, req, returning: false })
    }
    await payload.db.deleteMany({ collection: CARRIED_EDITORS, where: { id: { equals: row.id } }, req })
  })
}

/** Sends accounts to the staff identity that it does not have yet. Resolves with false if it cannot be reached. */
export async function carryEditors(payload: Payload, env: CmsEnv): Promise<boolean> {
  const { identity, publishingSecret, secret, siteUrl } = env
  if (!identity.isEmbedded) return true
  const address = new URL(staffPaths.carryOver, identity.issuer).href
  for (const row of await rowsOf<Row>({ payload }, CARRIED_EDITORS)) {
    const where = { id: { equals: row.account } }
    const account = await payload.db.findOne<Account & Record<string, unknown>>({
      collection: 'users',
      where,
    })
    if (account && isBreakGlass(editorAccess(env), account)) continue
    if (account && !account.issuer) {
      const body = sealPeople(publishingSecret, [carriedPerson(account, row, secret)])
      const sent = await staffFetch(siteUrl)(address, { method: 'POST', body }).catch(() => null)
      if (!sent || sent.status >= 500 || sent.status === 404) return false
      if (!sent.ok) {
        const { status } = sent
        payload.logger.error({
          msg: 'An account was not carried over to staff',
          account: row.account,
          status,
        })
        continue
      }
    }
    await forget(payload, row, account)
  }
  return true
}

/** Now, and every minute until all of them are there. */
export function startCarryingOver(payload: Payload, env: CmsEnv): void {
  const repeated = startRepeating(async () => {
    const isDone = await carryEditors(payload, env).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'Accounts could not be carried over to staff' })
      return false
    })
    // Not awaited, since it waits for this run.
    if (isDone) void repeated.stop()
  }, RETRY)
  void repeated.run()
}
