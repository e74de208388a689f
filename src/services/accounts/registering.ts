import { randomUUID } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { inHashQueue } from '@marquee/kit/secrets/hash-queue.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type AccountParts, mailsToRecipient, postConfirmation, tooMany } from './account-parts.ts'
import type {
  ChangeOutcome,
  Consents,
  Profile,
  Registering,
  RegisterOutcome,
  Registration,
} from './accounts.ts'
import { noteConsents } from './client-events.ts'
import { emailOf, hasFaults, profileFaults, registrationFaults } from './form-faults.ts'
import { nameOf } from './names.ts'
import type { Requester } from './refusals.ts'
import {
  changeClient,
  consentsOf,
  insertClient,
  noAddress,
  toAccount,
  updateClient,
} from './store/clients.ts'
import { recordConsents } from './store/consents.ts'
import { startSession } from './store/sessions.ts'

type NewAccounts = Pick<Registering, 'register' | 'complete'>

function newClient({ site, language }: SiteRequest, input: Registration, password: string, now: number) {
  const at = new Date(now).toISOString()
  const id = randomUUID()
  return {
    site,
    id,
    email: noAddress(id),
    claim: emailOf(input.email),
    email_verified_at: null,
    password,
    issuer: null,
    subject: null,
    first_name: nameOf(input.firstName),
    last_name: nameOf(input.lastName),
    language,
    completed_at: null,
    newsletter: input.newsletter ? 1 : 0,
    mail_consent: 0,
    subscription: null,
    created_at: at,
    updated_at: at,
    seen_at: at,
    idle_notice_at: null,
  }
}

async function register(
  parts: AccountParts,
  visited: SiteRequest,
  input: Registration,
  { address }: Requester,
): Promise<RegisterOutcome> {
  const { store, passwords, limiter, clock } = parts
  const { perAddress, minutes } = serviceLimits.accounts.registrations
  const refused = await limiter.take(
    attemptAt('registrations per address', { most: perAddress, minutes }, address),
  )
  if (refused) return tooMany(refused)
  const faults = await registrationFaults(input)
  if (hasFaults(faults)) return { kind: 'invalid', faults }
  const now = clock()
  const client = newClient(visited, input, await passwords.hash(input.password), now)
  const isMailed = (await limiter.take(...mailsToRecipient(client.claim))) === undefined
  const session = await store.transaction(async (db) => {
    await insertClient(db, client)
    const { terms = false, newsletter } = input
    await recordConsents(db, { site: visited.site, account: client.id }, {}, { terms, newsletter }, now)
    if (isMailed) await postConfirmation(parts, db, visited, client)
    return startSession(db, visited.site, client.id, now)
  })
  parts.wakeMails()
  return { kind: 'accepted', session, account: toAccount(client) }
}

async function complete(
  parts: AccountParts,
  visited: SiteRequest,
  account: string,
  input: Profile & Consents,
): Promise<ChangeOutcome> {
  const faults = profileFaults(visited, input)
  if (hasFaults(faults)) return { kind: 'invalid', faults }
  const { store, clock } = parts
  const now = clock()
  const change = {
    first_name: nameOf(input.firstName),
    last_name: nameOf(input.lastName),
    language: input.language,
    newsletter: input.newsletter ? 1 : 0,
    mail_consent: input.mailConsent ? 1 : 0,
  }
  const changed = await changeClient(store, visited.site, account, async (db, client) => {
    const { newsletter, mailConsent } = input
    await recordConsents(
      db,
      { site: visited.site, account },
      consentsOf(client),
      { newsletter, mailConsent },
      now,
    )
    const completed_at = client.completed_at ?? new Date(now).toISOString()
    return updateClient(db, visited.site, account, { ...change, completed_at }, now)
  })
  return changed ? { kind: 'changed', account: toAccount(changed) } : { kind: 'invalid', faults: {} }
}

export function createRegistering(parts: AccountParts): NewAccounts {
  return {
    async register(visited, input, requester) {
      const outcome = await inHashQueue(requester.address, () => register(parts, visited, input, requester))
      if (outcome.kind === 'accepted') await parts.note(visited.site, input.email, 'account.registered')
      if (outcome.kind === 'tooMany')
        await parts.note(visited.site, undefined, 'account.registered', { outcome: 'refused' })
      return outcome
    },
    async complete(visited, account, input) {
      const outcome = await complete(parts, visited, account, input)
      if (outcome.kind === 'changed') await noteConsents(parts, outcome.account)
      return outcome
    },
  }
}
