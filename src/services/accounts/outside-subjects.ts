import { randomUUID } from 'node:crypto'
import type { SiteRequest } from '../../http/site-request.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import type { AccountParts } from './account-parts.ts'
import type { Accounts } from './accounts.ts'
import { emailOf } from './form-faults.ts'
import type { AccountDatabase } from './store/account-store.ts'
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

type Subject = Parameters<Accounts['accountOfSubject']>[1]

/** The issuer has confirmed the address, so an account that never confirmed it loses it. */
async function takeOver(
  db: AccountDatabase,
  client: ClientRow,
  { issuer, sub }: Subject,
  now: number,
): Promise<ClientRow | undefined> {
  const linked = { issuer, subject: sub, completed_at: client.completed_at ?? new Date(now).toISOString() }
  if (client.email_verified_at !== null)
    return updateClient(db, client.site as SiteRequest['site'], client.id, linked, now)
  const site = client.site as SiteRequest['site']
  await endSessions(db, site, client.id, null)
  return updateClient(
    db,
    site,
    client.id,
    { ...linked, password: null, email_verified_at: new Date(now).toISOString() },
    now,
  )
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
export function createOutsideSubjects({ store, clock }: AccountParts): Pick<Accounts, 'accountOfSubject'> {
  return {
    async accountOfSubject(place, subject) {
      const { issuer, sub } = subject
      const known = await clientBySubject(store.read, place.site, issuer, sub)
      if (known) {
        const seen = known.seen_at === null ? 0 : Date.parse(known.seen_at)
        if (clock() - seen > DAY) await touchClient(store.db, place.site, known.id, clock())
        return toAccount(known)
      }
      const email = subject.email !== null && subject.emailVerified ? emailOf(subject.email) : null
      const client = await withAdvisoryLock(
        store,
        `subject\n${place.site}\n${issuer}\n${sub}`,
        async (db) => {
          const already = await clientBySubject(db, place.site, issuer, sub)
          if (already) return already
          const owner = email === null ? undefined : await clientByEmail(db, place.site, email)
          const takenOver = owner?.issuer === null ? await takeOver(db, owner, subject, clock()) : undefined
          return takenOver ?? firstTime(db, place, subject, owner ? null : email, clock())
        },
      )
      return toAccount(client)
    },
  }
}
