import { randomUUID } from 'node:crypto'
import { authentication } from '../../../config/authentication.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import type { SiteRequest } from '../../http/site-request.ts'
import { secondsOf } from '../database/epoch-seconds.ts'
import {
  type AccountParts,
  addressKey,
  clientPageHref,
  countedMails,
  countOrWait,
  post,
  postLink,
} from './account-parts.ts'
import type { Accounts, ChangeOutcome, Consents, Profile, RegisterOutcome, Registration } from './accounts.ts'
import { emailOf, hasFaults, nameOf, profileFaults, registrationFaults } from './form-faults.ts'
import type { AccountDatabase } from './store/account-store.ts'
import {
  changeClient,
  clientByEmail,
  clientById,
  insertClient,
  toAccount,
  updateClient,
} from './store/clients.ts'
import { useLink } from './store/links.ts'
import { startSession } from './store/sessions.ts'

type Registering = Pick<Accounts, 'register' | 'confirmEmail' | 'sendConfirmation' | 'complete'>

function newClient({ site, language }: SiteRequest, input: Registration, password: string, now: number) {
  const at = new Date(now).toISOString()
  return {
    site,
    id: randomUUID(),
    email: emailOf(input.email),
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
  }
}

/** Mails the owner of the address, so that the response need not reveal that the account exists. */
export async function notifyOwner(
  parts: AccountParts,
  db: AccountDatabase,
  place: SiteRequest,
  email: string,
): Promise<void> {
  const owner = await clientByEmail(db, place.site, email)
  if (!owner) return
  const signInHref = clientPageHref(place, authentication.signInPath)
  await post(parts, db, place, owner, {
    kind: 'alreadyRegistered',
    name: owner.first_name,
    signInHref,
    forgottenHref: clientPageHref(place, authentication.forgottenPath),
  })
}

async function register(
  parts: AccountParts,
  place: SiteRequest,
  input: Registration,
  from: string,
): Promise<RegisterOutcome> {
  const { store, passwords, clock } = parts
  const faults = registrationFaults(input)
  if (hasFaults(faults)) return { kind: 'invalid', faults }
  const now = clock()
  const { perAddress, minutes } = serviceLimits.accounts.registrations
  const wait = await countOrWait(
    store.db,
    [{ key: from, limit: { most: perAddress, minutes } }],
    secondsOf(now),
  )
  if (wait > 0) return { kind: 'tooMany', retryAfterSeconds: wait }
  const client = newClient(place, input, await passwords.hash(input.password), now)
  const session = await store.transaction(async (db) => {
    if (!(await insertClient(db, client))) {
      await notifyOwner(parts, db, place, client.email)
      return null
    }
    await postLink(parts, db, place, client, 'confirm')
    return startSession(db, place.site, client.id, now)
  })
  parts.wakeMails()
  return { kind: 'accepted', session, account: session === null ? null : toAccount(client) }
}

async function complete(
  parts: AccountParts,
  place: SiteRequest,
  account: string,
  input: Profile & Consents,
): Promise<ChangeOutcome> {
  const faults = profileFaults(place, input)
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
  const changed = await changeClient(store, place.site, account, (db, client) =>
    updateClient(
      db,
      place.site,
      account,
      { ...change, completed_at: client.completed_at ?? new Date(now).toISOString() },
      now,
    ),
  )
  return changed ? { kind: 'changed', account: toAccount(changed) } : { kind: 'invalid', faults: {} }
}

export function createRegistering(parts: AccountParts): Registering {
  const { store, clock } = parts
  return {
    register: (place, input, requester) => register(parts, place, input, addressKey('register', requester)),
    complete: (place, account, input) => complete(parts, place, account, input),

    async confirmEmail({ site }, token) {
      const now = clock()
      return store.transaction(async (db) => {
        const link = await useLink(db, { site, purpose: 'confirm', token }, secondsOf(now))
        if (link.kind !== 'good') return link
        const client = await updateClient(
          db,
          site,
          link.account,
          { email_verified_at: new Date(now).toISOString() },
          now,
        )
        return client ? { kind: 'done', account: toAccount(client) } : { kind: 'unknown' }
      })
    },

    async sendConfirmation(place, account, requester) {
      const counted = countedMails(place.site, account, requester)
      const wait = await store.transaction(async (db) => {
        const client = await clientById(db, place.site, account)
        if (!client || client.email_verified_at !== null) return 0
        const seconds = await countOrWait(db, counted, secondsOf(clock()))
        if (seconds === 0) await postLink(parts, db, place, client, 'confirm')
        return seconds
      })
      parts.wakeMails()
      return wait > 0 ? { kind: 'tooMany', retryAfterSeconds: wait } : { kind: 'sent' }
    },
  }
}
