import { authentication } from '../../../config/authentication.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import type { SiteId } from '../../../config/sites.ts'
import type { Clock } from '../../../content-models/site-clock.ts'
import type { SiteRequest } from '../../http/site-request.ts'
import { acquireLock } from '../database/advisory-lock.ts'
import { secondsOf } from '../database/epoch-seconds.ts'
import { type AttemptLimit, rateLimitKey } from '../rate-limits/in-table.ts'
import type { Requester } from './accounts.ts'
import { nameInMails } from './names.ts'
import type { Passwords } from './passwords.ts'
import type { MailFacts, MakePortrait, WriteMail } from './ports.ts'
import type { AccountDatabase, AccountStore } from './store/account-store.ts'
import { countAttempt, waitFor } from './store/attempts.ts'
import type { ClientRow } from './store/clients.ts'
import { type LinkPurpose, makeLink } from './store/links.ts'
import { queueMail } from './store/mails.ts'

export interface AccountParts {
  readonly store: AccountStore
  readonly passwords: Passwords
  readonly writeMail: WriteMail
  readonly wakeMails: () => void
  readonly makePortrait: MakePortrait
  readonly forget: (site: SiteId, account: string) => Promise<void>
  readonly clock: Clock
}

const PATHS = {
  confirm: authentication.validatePath,
  newEmail: authentication.validatePath,
  reset: authentication.forgottenPath,
} as const

export const clientPageHref = ({ clientOrigin, language }: SiteRequest, path: string): string =>
  `${clientOrigin}/${language}/${path}`

const linkHref = (place: SiteRequest, purpose: LinkPurpose, token: string): string =>
  `${clientPageHref(place, PATHS[purpose])}?token=${token}`

const { mailsTo, unsolicitedMails } = serviceLimits.accounts

/** Seconds until another mail to the address may leave; counts this one. */
async function mailWait(db: AccountDatabase, email: string, now: number): Promise<number> {
  const key = rateLimitKey('mails-to', email)
  const wait = Math.max(
    await waitFor(db, key, { most: mailsTo.perMinute, minutes: 1 }, now),
    await waitFor(db, key, { most: mailsTo.perHour, minutes: 60 }, now),
  )
  await countAttempt(db, [key], now + wait)
  return wait
}

export async function post(
  parts: AccountParts,
  db: AccountDatabase,
  place: SiteRequest,
  to: Pick<ClientRow, 'email'>,
  facts: MailFacts,
): Promise<void> {
  if (to.email.startsWith('-')) return
  const now = parts.clock()
  const mail = parts.writeMail(place, { ...facts, name: nameInMails(facts.name) })
  await queueMail(db, place, to.email, mail, now, await mailWait(db, to.email, secondsOf(now)))
}

export async function postLink(
  parts: AccountParts,
  db: AccountDatabase,
  place: SiteRequest,
  client: ClientRow,
  link: { readonly purpose: LinkPurpose; readonly address?: string },
): Promise<void> {
  const { purpose } = link
  const token = await makeLink(
    db,
    { ...link, site: place.site, account: client.id },
    secondsOf(parts.clock()),
  )
  const { hours } = serviceLimits.accounts.links[purpose]
  await post(
    parts,
    db,
    place,
    { email: link.address ?? client.email },
    {
      kind: purpose,
      name: client.first_name,
      href: linkHref(place, purpose, token),
      hours,
    },
  )
}

/** Rate-limit key of a network address; requests without one share a key. */
export const addressKey = (what: string, { address }: Requester): string =>
  rateLimitKey(what, 'address', address ?? '')

interface Counted {
  readonly key: string
  readonly limit: AttemptLimit
}

/** Makes the limits of a recipient exact until the end of the transaction. */
export const lockRecipient = ({ store }: AccountParts, db: AccountDatabase, email: string): Promise<void> =>
  acquireLock(db, store, `recipient\n${email}`)

/** For mails that anybody can cause: a recipient gets few, whoever asks. */
export const countedRecipient = (email: string): readonly Counted[] => [
  { key: rateLimitKey('unsolicited-hour', email), limit: { most: unsolicitedMails.perHour, minutes: 60 } },
  { key: rateLimitKey('unsolicited-day', email), limit: { most: unsolicitedMails.perDay, minutes: 24 * 60 } },
]

export function countedMails(
  site: SiteId,
  account: string,
  email: string,
  requester: Requester,
): readonly Counted[] {
  const { perAccount, perAddress, minutes } = serviceLimits.accounts.mails
  return [
    ...countedRecipient(email),
    { key: rateLimitKey('confirmation', site, account), limit: { most: perAccount, minutes } },
    { key: addressKey('mails', requester), limit: { most: perAddress, minutes } },
  ]
}

/** Counts one attempt per key, or none if a key is over its limit. Returns the seconds to wait. */
export async function countOrWait(
  db: AccountDatabase,
  counted: readonly Counted[],
  now: number,
): Promise<number> {
  const waits = []
  for (const { key, limit } of counted) waits.push(await waitFor(db, key, limit, now))
  const wait = Math.max(...waits)
  if (wait === 0) {
    const keys = counted.map(({ key }) => key)
    await countAttempt(db, keys, now)
  }
  return wait
}

/** Mails the owner of the address, so that the response need not reveal that the account exists. */
export async function notifyOwner(
  parts: AccountParts,
  db: AccountDatabase,
  place: SiteRequest,
  owner: ClientRow,
): Promise<void> {
  await post(parts, db, place, owner, {
    kind: 'alreadyRegistered',
    name: owner.first_name,
    signInHref: clientPageHref(place, authentication.signInPath),
    forgottenHref: clientPageHref(place, authentication.forgottenPath),
  })
}
