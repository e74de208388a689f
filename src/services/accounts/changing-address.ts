import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import { authentication } from '#config/authentication.ts'
import type { SiteId } from '#config/sites.ts'
import {
  type AccountParts,
  clientPageHref,
  confirmationMails,
  notifyOwner,
  post,
  postConfirmation,
  postLink,
  tooMany,
} from './account-parts.ts'
import type { LinkOutcome, Registering, SendOutcome } from './accounts.ts'
import { addressOf } from './client-events.ts'
import { addressFaults, emailOf, hasFaults } from './form-faults.ts'
import { checkPassword } from './profile-changes.ts'
import type { Requester } from './refusals.ts'
import type { AccountDatabase } from './store/account-tables.ts'
import {
  type ClientRow,
  changeClient,
  clientAddress,
  clientByEmail,
  clientById,
  confirmAddress,
  lockClient,
  noAddress,
  toAccount,
  updateClient,
} from './store/clients.ts'
import { closeLinks, useLink } from './store/links.ts'

type ChangingAddress = Omit<Registering, 'register' | 'complete'>

type Change = (db: AccountDatabase, client: ClientRow, now: number) => Promise<void>

async function mailNewAddress(
  parts: AccountParts,
  request: {
    readonly visited: SiteRequest
    readonly account: string
    readonly email: string
    readonly requester: Requester
    readonly confirmed: boolean
  },
  change: Change,
): Promise<SendOutcome> {
  const { visited, account, email, requester, confirmed } = request
  const { store, limiter, clock } = parts
  const { site } = visited
  const isIntended = (client: ClientRow | undefined): client is ClientRow =>
    client !== undefined && client.password !== null && (client.email_verified_at !== null) === confirmed
  if (!isIntended(await clientById(store.read, site, account))) return { kind: 'sent' }
  const refused = await limiter.take(...confirmationMails(site, account, email, requester))
  if (refused) return tooMany(refused)
  await changeClient(store, site, account, async (db, client) => {
    if (isIntended(client)) await change(db, client, clock())
  })
  parts.wakeMails()
  return { kind: 'sent' }
}

async function requestEmail(
  parts: AccountParts,
  visited: SiteRequest,
  account: string,
  { email: typed, current }: { readonly email: string; readonly current: string },
  requester: Requester,
): ReturnType<Registering['requestEmail']> {
  const { site } = visited
  const email = emailOf(typed)
  const client = await clientById(parts.store.read, site, account)
  const faults = client?.email === email ? ({ email: 'same' } as const) : addressFaults(email)
  if (hasFaults(faults)) return { kind: 'invalid', faults }
  const check = await checkPassword(parts, site, account, current)
  if (typeof check === 'object') return check
  if (check === 'wrong') return { kind: 'invalid', faults: { currentOfEmail: 'wrong' } }
  const request = { visited, account, email, requester, confirmed: true }
  return mailNewAddress(parts, request, async (db, row, now) => {
    const owner = await clientByEmail(db, site, email)
    if (owner) return notifyOwner(parts, db, visited, owner)
    await closeLinks(db, site, account, ['newEmail'], secondsOf(now))
    await postLink(parts, db, visited, row, { purpose: 'newEmail', address: email })
    const forgottenHref = clientPageHref(visited, authentication.forgottenPath)
    await post(parts, db, visited, row, { kind: 'emailChangeRequested', name: row.first_name, forgottenHref })
  })
}

/** The previous address gets a notice; every link that was mailed to it ends. */
async function confirmNewEmail(
  parts: AccountParts,
  db: AccountDatabase,
  visited: SiteRequest,
  token: string,
): Promise<LinkOutcome> {
  const { site } = visited
  const now = parts.clock()
  const link = await useLink(db, { site, purpose: 'newEmail', token }, secondsOf(now))
  if (link.kind !== 'good') return link
  const { account, address } = link
  const client = await lockClient(db, parts.store, site, account)
  if (!client || address === null) return { kind: 'unknown' }
  const changed = await confirmAddress(db, parts.store, client, address, now)
  if (!changed) return { kind: 'unknown' }
  await closeLinks(db, site, account, ['confirm', 'newEmail', 'reset'], secondsOf(now))
  await post(parts, db, visited, client, { kind: 'emailChanged', name: client.first_name })
  return { kind: 'done', account: toAccount(changed), formerEmail: client.email }
}

async function confirmEmail(parts: AccountParts, visited: SiteRequest, token: string): Promise<LinkOutcome> {
  const { site } = visited
  const outcome = await parts.store.transaction(async (db): Promise<LinkOutcome> => {
    const now = parts.clock()
    const link = await useLink(db, { site, purpose: 'confirm', token }, secondsOf(now))
    if (link.kind === 'unknown') return confirmNewEmail(parts, db, visited, token)
    if (link.kind !== 'good') return link
    const client = await lockClient(db, parts.store, site, link.account)
    const owner =
      client && (await confirmAddress(db, parts.store, client, link.address ?? clientAddress(client), now))
    return owner ? { kind: 'done', account: toAccount(owner) } : { kind: 'unknown' }
  })
  parts.wakeMails()
  return outcome
}

function changeAddress(
  parts: AccountParts,
  visited: SiteRequest,
  account: string,
  email: string,
  requester: Requester,
): Promise<SendOutcome> {
  const { site } = visited
  const request = { visited, account, email, requester, confirmed: false }
  return mailNewAddress(parts, request, async (db, _, now) => {
    await closeLinks(db, site, account, ['confirm', 'reset'], secondsOf(now))
    const claim = { email: noAddress(account), claim: email }
    const changed = await updateClient(db, site, account, claim, now)
    if (changed) await postConfirmation(parts, db, visited, changed)
  })
}

export function createChangingAddress(parts: AccountParts): ChangingAddress {
  const { store, limiter, note } = parts
  /** Recorded alike whether the address is free or taken, as the response is. */
  const requested = (site: SiteId, email: string | undefined, isDone: boolean, other: string) =>
    note(site, email, 'account.email-requested', { outcome: isDone ? 'done' : 'refused', other })
  return {
    async confirmEmail(visited, token) {
      const outcome = await confirmEmail(parts, visited, token)
      if (outcome.kind !== 'done') return outcome
      const { account, formerEmail } = outcome
      const { site, email } = account
      if (formerEmail === undefined) await note(site, email, 'account.email-confirmed')
      else await note(site, formerEmail, 'account.email-changed', { other: email })
      return outcome
    },
    async requestEmail(visited, account, input, requester) {
      const { site } = visited
      const outcome = await requestEmail(parts, visited, account, input, requester)
      const isWrong = outcome.kind === 'invalid' && 'currentOfEmail' in outcome.faults
      if (outcome.kind !== 'invalid' || isWrong)
        await requested(site, await addressOf(parts, site, account), outcome.kind === 'sent', input.email)
      return outcome
    },

    async sendConfirmation(visited, account, requester) {
      const client = await clientById(store.read, visited.site, account)
      if (!client || client.email_verified_at !== null) return { kind: 'sent' }
      const counted = confirmationMails(visited.site, account, clientAddress(client), requester)
      const refused = await limiter.take(...counted)
      if (refused) return tooMany(refused)
      await store.transaction((db) => postConfirmation(parts, db, visited, client))
      parts.wakeMails()
      return { kind: 'sent' }
    },

    async changeAddress(visited, account, typed, requester) {
      const email = emailOf(typed)
      const faults = addressFaults(email)
      if (hasFaults(faults)) return { kind: 'invalid', faults }
      const before = await addressOf(parts, visited.site, account)
      const outcome = await changeAddress(parts, visited, account, email, requester)
      await requested(visited.site, before, outcome.kind === 'sent', typed)
      return outcome
    },
  }
}
