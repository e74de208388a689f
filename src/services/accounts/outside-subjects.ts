import { randomUUID } from 'node:crypto'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import type { AccountParts } from './account-parts.ts'
import type { ClientAccess } from './accounts.ts'
import { emailOf } from './form-faults.ts'
import type { AccountDatabase } from './store/account-tables.ts'
import {
  type ClientRow,
  clientByEmail,
  clientBySubject,
  insertClient,
  noAddress,
  toAccount,
  touchClient,
  updateClient,
} from './store/clients.ts'
import { endSessions } from './store/sessions.ts'

const DAY = 86_400_000

type Subject = Parameters<ClientAccess['accountOfSubject']>[1]

/**
 * Links an account by its address, which the issuer has confirmed. What opened the account before opens it no longer: neither
 * a password nor a session that the issuer knows nothing of, with its second factor.
 */
async function link(db: AccountDatabase, client: ClientRow, { issuer, sub }: Subject, now: number) {
  const at = new Date(now).toISOString()
  const { site } = client
  await endSessions(db, site, client.id, null)
  const linked = {
    issuer,
    subject: sub,
    password: null,
    completed_at: client.completed_at ?? at,
    email_verified_at: client.email_verified_at ?? at,
  }
  return updateClient(db, site, client.id, linked, now)
}

/** Follows a change of the address at the issuer, unless another account has the new one. */
async function follow(db: AccountDatabase, client: ClientRow, email: string | null, now: number) {
  const { site } = client
  const isNew = email !== null && email !== client.email && !(await clientByEmail(db, site, email))
  const change = {
    password: null,
    ...(isNew ? { email, email_verified_at: new Date(now).toISOString() } : {}),
  }
  return (await updateClient(db, site, client.id, change, now)) ?? client
}

async function firstTime(
  db: AccountDatabase,
  { site, language }: SiteRequest,
  subject: Subject,
  email: string | null,
  now: number,
): Promise<ClientRow> {
  const id = randomUUID()
  const at = new Date(now).toISOString()
  const client: ClientRow = {
    site,
    id,
    email: email ?? noAddress(id),
    claim: null,
    email_verified_at: email === null ? null : at,
    password: null,
    issuer: subject.issuer,
    subject: subject.sub,
    first_name: subject.givenName,
    last_name: subject.familyName,
    language,
    // The registration happened at the provider; there is no session here to complete it in.
    completed_at: at,
    newsletter: 0,
    mail_consent: 0,
    subscription: null,
    created_at: at,
    updated_at: at,
    seen_at: at,
    idle_notice_at: null,
  }
  if (await insertClient(db, client)) return client
  // A concurrent registration took the address.
  const nameless = { ...client, email: noAddress(id), email_verified_at: null }
  await insertClient(db, nameless)
  return nameless
}

/** Accounts of an outside provider's subjects. An address counts only if the provider has confirmed it. */
export function createOutsideSubjects({
  store,
  clock,
  forget,
}: AccountParts): Pick<ClientAccess, 'accountOfSubject'> {
  return {
    async accountOfSubject(visited, subject) {
      const { issuer, sub } = subject
      const { site } = visited
      const email = subject.email !== null && subject.emailVerified ? emailOf(subject.email) : null
      const known = await clientBySubject(store.read, site, issuer, sub)
      if (known?.password === null && (email === null || email === known.email)) {
        const seen = known.seen_at === null ? 0 : Date.parse(known.seen_at)
        if (clock() - seen > DAY) await touchClient(store.db, site, known.id, clock())
        return toAccount(known)
      }
      const result = await withAdvisoryLock(store, `subject\n${site}\n${issuer}\n${sub}`, async (db) => {
        const already = await clientBySubject(db, site, issuer, sub)
        if (already) return { client: await follow(db, already, email, clock()), isLinked: false }
        const owner = email === null ? undefined : await clientByEmail(db, site, email)
        const linked = owner?.issuer === null ? await link(db, owner, subject, clock()) : undefined
        return linked
          ? { client: linked, isLinked: true }
          : { client: await firstTime(db, visited, subject, owner ? null : email, clock()), isLinked: false }
      })
      if (result.isLinked) await forget(site, result.client.id)
      return toAccount(result.client)
    },
  }
}
