import { authentication } from '../../../config/authentication.ts'
import type { SiteRequest } from '../../http/site-request.ts'
import { secondsOf } from '../database/epoch-seconds.ts'
import {
  type AccountParts,
  clientPageHref,
  countedMails,
  countOrWait,
  lockRecipient,
  notifyOwner,
  post,
  postLink,
} from './account-parts.ts'
import type { Accounts, LinkOutcome, Requester } from './accounts.ts'
import { addressFaults, emailOf, hasFaults } from './form-faults.ts'
import { checkPassword } from './profile-changes.ts'
import type { AccountDatabase } from './store/account-store.ts'
import { clientByEmail, clientById, lockClient, toAccount, updateClient } from './store/clients.ts'
import { closeLinks, useLink } from './store/links.ts'

type ChangingAddress = Pick<Accounts, 'confirmEmail' | 'sendConfirmation' | 'changeAddress' | 'requestEmail'>

type Change = (
  db: AccountDatabase,
  client: NonNullable<Awaited<ReturnType<typeof clientById>>>,
  now: number,
) => Promise<void>

/** Seconds to wait before `change` may mail the address; the owner of a taken one is notified instead. */
async function mailNewAddress(
  parts: AccountParts,
  request: {
    readonly place: SiteRequest
    readonly account: string
    readonly email: string
    readonly requester: Requester
    readonly confirmed: boolean
  },
  change: Change,
): Promise<number> {
  const { place, account, email, requester, confirmed } = request
  const { store, clock } = parts
  const { site } = place
  const wait = await store.transaction(async (db) => {
    const client = await lockClient(db, store, site, account)
    if (!client || client.password === null || (client.email_verified_at !== null) !== confirmed) return 0
    const now = clock()
    await lockRecipient(parts, db, email)
    const seconds = await countOrWait(db, countedMails(site, account, email, requester), secondsOf(now))
    if (seconds > 0) return seconds
    const owner = await clientByEmail(db, site, email)
    if (owner && owner.id !== account) await notifyOwner(parts, db, place, owner)
    else await change(db, client, now)
    return 0
  })
  parts.wakeMails()
  return wait
}

const sentOr = (wait: number) =>
  wait > 0 ? ({ kind: 'tooMany', retryAfterSeconds: wait } as const) : ({ kind: 'sent' } as const)

async function requestEmail(
  parts: AccountParts,
  place: SiteRequest,
  account: string,
  { email: typed, current }: { readonly email: string; readonly current: string },
  requester: Requester,
): ReturnType<Accounts['requestEmail']> {
  const { site } = place
  const email = emailOf(typed)
  const client = await clientById(parts.store.read, site, account)
  const faults = client?.email === email ? ({ email: 'same' } as const) : addressFaults(email)
  if (hasFaults(faults)) return { kind: 'invalid', faults }
  const check = await checkPassword(parts, site, account, current)
  if (typeof check === 'number') return { kind: 'tooMany', retryAfterSeconds: check }
  if (check === 'wrong') return { kind: 'invalid', faults: { currentOfEmail: 'wrong' } }
  const request = { place, account, email, requester, confirmed: true }
  const wait = await mailNewAddress(parts, request, async (db, row, now) => {
    await closeLinks(db, site, account, ['newEmail'], secondsOf(now))
    await postLink(parts, db, place, row, { purpose: 'newEmail', address: email })
    const forgottenHref = clientPageHref(place, authentication.forgottenPath)
    await post(parts, db, place, row, { kind: 'emailChangeRequested', name: row.first_name, forgottenHref })
  })
  return sentOr(wait)
}

/** The previous address gets a notice; every link that was mailed to it ends. */
async function confirmNewEmail(
  parts: AccountParts,
  db: AccountDatabase,
  place: SiteRequest,
  token: string,
): Promise<LinkOutcome> {
  const { site } = place
  const now = parts.clock()
  const link = await useLink(db, { site, purpose: 'newEmail', token }, secondsOf(now))
  if (link.kind !== 'good') return link
  const { account, address } = link
  const client = await lockClient(db, parts.store, site, account)
  // Somebody may have registered with the address since.
  if (!client || address === null || (await clientByEmail(db, site, address))) return { kind: 'unknown' }
  await closeLinks(db, site, account, ['confirm', 'newEmail', 'reset'], secondsOf(now))
  await post(parts, db, place, client, { kind: 'emailChanged', name: client.first_name })
  const change = { email: address, email_verified_at: new Date(now).toISOString() }
  const changed = await updateClient(db, site, account, change, now)
  return changed ? { kind: 'done', account: toAccount(changed) } : { kind: 'unknown' }
}

async function confirmEmail(parts: AccountParts, place: SiteRequest, token: string): Promise<LinkOutcome> {
  const { site } = place
  const outcome = await parts.store.transaction(async (db): Promise<LinkOutcome> => {
    const now = parts.clock()
    const link = await useLink(db, { site, purpose: 'confirm', token }, secondsOf(now))
    if (link.kind === 'unknown') return confirmNewEmail(parts, db, place, token)
    if (link.kind !== 'good') return link
    const change = { email_verified_at: new Date(now).toISOString() }
    const client = await updateClient(db, site, link.account, change, now)
    return client ? { kind: 'done', account: toAccount(client) } : { kind: 'unknown' }
  })
  parts.wakeMails()
  return outcome
}

export function createChangingAddress(parts: AccountParts): ChangingAddress {
  const { store, clock } = parts
  return {
    confirmEmail: (place, token) => confirmEmail(parts, place, token),
    requestEmail: (place, account, input, requester) => requestEmail(parts, place, account, input, requester),

    async sendConfirmation(place, account, requester) {
      const wait = await store.transaction(async (db) => {
        const client = await clientById(db, place.site, account)
        if (!client || client.email_verified_at !== null) return 0
        await lockRecipient(parts, db, client.email)
        const counted = countedMails(place.site, account, client.email, requester)
        const seconds = await countOrWait(db, counted, secondsOf(clock()))
        if (seconds === 0) await postLink(parts, db, place, client, { purpose: 'confirm' })
        return seconds
      })
      parts.wakeMails()
      return sentOr(wait)
    },

    async changeAddress(place, account, typed, requester) {
      const { site } = place
      const email = emailOf(typed)
      const faults = addressFaults(email)
      if (hasFaults(faults)) return { kind: 'invalid', faults }
      const request = { place, account, email, requester, confirmed: false }
      const wait = await mailNewAddress(parts, request, async (db, _, now) => {
        await closeLinks(db, site, account, ['confirm'], secondsOf(now))
        const changed = await updateClient(db, site, account, { email }, now)
        if (changed) await postLink(parts, db, place, changed, { purpose: 'confirm' })
      })
      return sentOr(wait)
    },
  }
}
