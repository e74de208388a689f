import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { inHashQueue } from '@marquee/kit/secrets/hash-queue.ts'
import { passwordFault } from '@marquee/kit/secrets/passwords.ts'
import { authentication } from '#config/authentication.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { type AccountParts, clientPageHref, post, tooMany } from './account-parts.ts'
import type { Account, Profiles } from './accounts.ts'
import { addressOf, noteConsents } from './client-events.ts'
import { hasFaults, profileFaults } from './form-faults.ts'
import { type PlansOf, readMembership } from './membership.ts'
import { nameOf } from './names.ts'
import type { TooMany } from './refusals.ts'
import type { AccountDatabase } from './store/account-tables.ts'
import { freeSeats } from './store/booked-seats.ts'
import { readBookings } from './store/bookings.ts'
import {
  changeClient,
  clientById,
  consentsOf,
  toAccount,
  updateClient,
  wordsOfClient,
} from './store/clients.ts'
import { readConsents, recordConsents } from './store/consents.ts'
import { closeLinks } from './store/links.ts'
import { readReminders, toReminder } from './store/reminders.ts'
import { readSavedItems } from './store/saved-items.ts'
import { endSessions, listSessions } from './store/sessions.ts'

const { perPair: most, minutes } = serviceLimits.accounts.wrongPasswords
const wrongs = { most, minutes }
const gone = { kind: 'invalid', faults: {} } as const
const wrong = (field: string) => ({ kind: 'invalid', faults: { [field]: 'wrong' } }) as const

const OWNED = [
  'sessions',
  'account_links',
  'favourite_cinemas',
  'wishlist_shows',
  'show_emotions',
  'bookings',
  'account_pictures',
  'account_consents',
  'account_devices',
  'reminders',
  'push_messages',
] as const

export async function removeClient(db: AccountDatabase, site: SiteId, account: string, email: string) {
  const ordered = await readBookings(db, site, account)
  await freeSeats(
    db,
    ordered.map(({ id }) => id),
  )
  for (const table of OWNED)
    await db.deleteFrom(table).where('site', '=', site).where('account', '=', account).execute()
  await db.deleteFrom('mails').where('site', '=', site).where('recipient', '=', email).execute()
  // Those of the time before the account, too.
  await db.deleteFrom('reminders').where('site', '=', site).where('email', '=', email).execute()
  await db.deleteFrom('accounts').where('site', '=', site).where('id', '=', account).execute()
}

/** Only a signed-in client is checked, whom strangers cannot lock out here. */
export async function checkPassword(
  { store, passwords, limiter }: AccountParts,
  site: SiteId,
  account: string,
  password: string,
): Promise<'right' | 'wrong' | TooMany> {
  return inHashQueue(account, async () => {
    const attempt = attemptAt('own password per account', wrongs, site, account)
    const refused = await limiter.take(attempt)
    if (refused) return tooMany(refused)
    const client = await clientById(store.read, site, account)
    const { right } = await passwords.verify(password, client?.password ?? null)
    if (right) await limiter.giveBack(attempt)
    return right ? 'right' : 'wrong'
  })
}

async function readAccount({ store }: AccountParts, site: SiteId, id: string): Promise<Account | null> {
  const client = await clientById(store.read, site, id)
  return client ? toAccount(client) : null
}

async function changePassword(
  parts: AccountParts,
  {
    visited,
    account,
    exceptSession,
  }: { readonly visited: SiteRequest; readonly account: string; readonly exceptSession: string | null },
  { current, password }: { readonly current: string; readonly password: string },
): ReturnType<Profiles['changePassword']> {
  const { store, clock } = parts
  const { site } = visited
  const client = await clientById(store.read, site, account)
  if (!client) return gone
  const fault = await passwordFault(password, wordsOfClient(client))
  if (fault) return { kind: 'invalid', faults: { password: fault } }
  const check = client.password === null ? 'wrong' : await checkPassword(parts, site, account, current)
  if (typeof check === 'object') return check
  if (check === 'wrong') return wrong('current')
  const hash = await parts.passwords.hash(password)
  const changed = await changeClient(store, site, account, async (db, now) => {
    // A concurrent change has replaced the password that this one was compared with.
    if (now.password !== client.password) return undefined
    await endSessions(db, site, account, exceptSession)
    await closeLinks(db, site, account, ['reset', 'newEmail'], secondsOf(clock()))
    const forgottenHref = clientPageHref(visited, authentication.forgottenPath)
    await post(parts, db, visited, client, {
      kind: 'passwordChanged',
      name: client.first_name,
      forgottenHref,
    })
    return updateClient(db, site, account, { password: hash }, clock())
  })
  if (!changed) return wrong('current')
  parts.wakeMails()
  await parts.forget(site, account)
  return { kind: 'changed', account: toAccount(changed) }
}

async function exportData(
  parts: AccountParts,
  plans: PlansOf,
  site: SiteId,
  account: string,
): Promise<Readonly<Record<string, unknown>>> {
  const { store, clock } = parts
  const known = await readAccount(parts, site, account)
  if (!known) return {}
  const [membership, saved, bookings, consents, reminders, sessions] = await Promise.all([
    readMembership(parts, plans, site, account),
    readSavedItems(store.read, site, account),
    readBookings(store.read, site, account),
    readConsents(store.read, site, account),
    readReminders(store.read, site, { account }),
    listSessions(store.read, { site, account }, parts.issuerOf(site), clock()),
  ])
  return {
    exportedAt: new Date(clock()).toISOString(),
    account: known,
    ...membership,
    ...saved,
    bookings,
    consents,
    reminders: reminders.map(toReminder),
    sessions: sessions.map(({ id: _, ...session }) => session),
  }
}

async function deleteAccount(
  parts: AccountParts,
  visited: SiteRequest,
  account: string,
  password: string | null,
): ReturnType<Profiles['deleteAccount']> {
  const { store } = parts
  const { site } = visited
  const client = await clientById(store.read, site, account)
  if (client?.password != null) {
    const check = await checkPassword(parts, site, account, password ?? '')
    if (typeof check === 'object') return check
    if (check === 'wrong') return wrong('password')
  }
  await changeClient(store, site, account, async (db, row) => {
    await removeClient(db, site, account, row.email)
    await post(parts, db, visited, row, { kind: 'deleted', name: row.first_name })
  })
  parts.wakeMails()
  await parts.forget(site, account)
  return { kind: 'deleted' }
}

export function createProfileChanges(parts: AccountParts, plans: PlansOf): Profiles {
  const { store, clock, note } = parts
  return {
    async account(site, id) {
      const client = await clientById(store.read, site, id)
      const issuer = parts.issuerOf(site)
      return client && (issuer === null || client.issuer === issuer) ? toAccount(client) : null
    },
    async changePassword(visited, account, input, exceptSession) {
      const { site } = visited
      const outcome = await changePassword(parts, { visited, account, exceptSession }, input)
      const isWrong =
        outcome.kind === 'tooMany' || (outcome.kind === 'invalid' && 'current' in outcome.faults)
      if (outcome.kind === 'changed' || isWrong)
        await note(site, await addressOf(parts, site, account), 'account.password-changed', {
          outcome: isWrong ? 'refused' : 'done',
        })
      return outcome
    },
    async exportData(site, account) {
      await note(site, await addressOf(parts, site, account), 'data.exported')
      return exportData(parts, plans, site, account)
    },
    async deleteAccount(visited, account, password) {
      const { site } = visited
      const email = await addressOf(parts, site, account)
      const outcome = await deleteAccount(parts, visited, account, password)
      await note(site, email, 'data.deleted', { outcome: outcome.kind === 'deleted' ? 'done' : 'refused' })
      return outcome
    },

    async changeProfile(visited, account, input) {
      const faults = profileFaults(visited, input)
      if (hasFaults(faults)) return { kind: 'invalid', faults }
      const { language } = input
      const names = { first_name: nameOf(input.firstName), last_name: nameOf(input.lastName) }
      const changed = await updateClient(store.db, visited.site, account, { ...names, language }, clock())
      return changed ? { kind: 'changed', account: toAccount(changed) } : gone
    },

    async changeConsents(site, account, { newsletter, mailConsent }) {
      const change = { newsletter: newsletter ? 1 : 0, mail_consent: mailConsent ? 1 : 0 }
      const changed = await changeClient(store, site, account, async (db, client) => {
        const consents = { newsletter, mailConsent }
        await recordConsents(db, { site, account }, consentsOf(client), consents, clock())
        return updateClient(db, site, account, change, clock())
      })
      if (!changed) return null
      const client = toAccount(changed)
      await noteConsents(parts, client)
      return client
    },
  }
}
