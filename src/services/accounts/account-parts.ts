import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { secondsOf } from '@marquee/kit/database/columns.ts'
import type { KnownDevices } from '@marquee/kit/http/devices.ts'
import {
  type Attempt,
  attemptAt,
  type RateLimiter,
  type Refusal,
  reserveIn,
} from '@marquee/kit/rate-limits/rate-limiter.ts'
import type { Passwords } from '@marquee/kit/secrets/passwords.ts'
import { authentication } from '#config/authentication.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import type { BookingKeys } from './booking-keys.ts'
import type { NoteClient } from './client-events.ts'
import { nameInMails } from './names.ts'
import type { MailFacts, MakePortrait, SignInProofs, WriteMail } from './ports.ts'
import type { Requester, TooMany } from './refusals.ts'
import type { AccountDatabase, AccountStore } from './store/account-tables.ts'
import { type ClientRow, clientAddress, clientByEmail } from './store/clients.ts'
import { type LinkPurpose, makeLink } from './store/links.ts'
import { queueMail } from './store/mails.ts'

export interface AccountParts {
  readonly store: AccountStore
  readonly limiter: RateLimiter
  readonly devices: KnownDevices
  readonly keys: BookingKeys
  readonly proofs: SignInProofs
  readonly passwords: Passwords
  readonly writeMail: WriteMail
  readonly wakeMails: () => void
  readonly makePortrait: MakePortrait
  readonly forget: (site: SiteId, account: string) => Promise<void>
  readonly issuerOf: (site: SiteId) => string | null
  readonly clock: Clock
  readonly note: NoteClient
}

const PATHS = {
  confirm: authentication.validatePath,
  newEmail: authentication.validatePath,
  reset: authentication.forgottenPath,
} as const

export const clientPageHref = ({ clientOrigin, language }: SiteRequest, path: string): string =>
  `${clientOrigin}/${language}/${path}`

const linkHref = (visited: SiteRequest, purpose: LinkPurpose, token: string): string => {
  const query = new URLSearchParams({ token, ...(visited.back === undefined ? {} : { back: visited.back }) })
  return `${clientPageHref(visited, PATHS[purpose])}?${query}`
}

const { mails, mailsTo, unsolicitedMails } = serviceLimits.accounts

/** Seconds until another mail to the address may leave; counts this one. */
async function mailWait(db: AccountDatabase, email: string, now: number): Promise<number> {
  const { perMinute, perHour } = mailsTo
  return Math.max(
    await reserveIn(
      db,
      attemptAt('mails to an address per minute', { most: perMinute, minutes: 1 }, email),
      now,
    ),
    await reserveIn(
      db,
      attemptAt('mails to an address per hour', { most: perHour, minutes: 60 }, email),
      now,
    ),
  )
}

export async function post(
  parts: Pick<AccountParts, 'writeMail' | 'clock'>,
  db: AccountDatabase,
  visited: SiteRequest,
  to: Pick<ClientRow, 'email'>,
  facts: MailFacts,
): Promise<void> {
  if (to.email.startsWith('-')) return
  const now = parts.clock()
  const written = parts.writeMail(visited, { ...facts, name: nameInMails(facts.name) })
  const mail = 'unsubscribe' in facts ? { ...written, unsubscribe: facts.unsubscribe } : written
  await queueMail(db, visited, to.email, mail, now, await mailWait(db, to.email, secondsOf(now)))
}

export async function postLink(
  parts: AccountParts,
  db: AccountDatabase,
  visited: SiteRequest,
  client: ClientRow,
  link: { readonly purpose: LinkPurpose; readonly address?: string },
): Promise<void> {
  const { purpose, address = clientAddress(client) } = link
  const token = await makeLink(
    db,
    { purpose, address, site: visited.site, account: client.id },
    secondsOf(parts.clock()),
  )
  const { hours } = serviceLimits.accounts.links[purpose]
  await post(
    parts,
    db,
    visited,
    { email: address },
    {
      kind: purpose,
      name: client.first_name,
      href: linkHref(visited, purpose, token),
      hours,
    },
  )
}

export const mailsByAddress = ({ address }: Requester): Attempt =>
  attemptAt('mails per address', { most: mails.perAddress, minutes: mails.minutes }, address)

/** Mails that anybody can cause: a recipient gets few, whoever asks. */
export const mailsToRecipient = (email: string): readonly Attempt[] => [
  attemptAt(
    'unsolicited mails per recipient and hour',
    { most: unsolicitedMails.perHour, minutes: 60 },
    email,
  ),
  attemptAt(
    'unsolicited mails per recipient and day',
    { most: unsolicitedMails.perDay, minutes: 24 * 60 },
    email,
  ),
]

/** Confirmations that a signed-in client requests. */
export const confirmationMails = (site: SiteId, account: string, email: string, requester: Requester) => [
  ...mailsToRecipient(email),
  attemptAt('confirmations per account', { most: mails.perAccount, minutes: mails.minutes }, site, account),
  mailsByAddress(requester),
]

export const tooMany = ({ seconds }: Refusal): TooMany => ({ kind: 'tooMany', retryAfterSeconds: seconds })

/** One spelling of an account for limits and devices. */
export const accountName = (site: SiteId, email: string): string => `${site} ${email}`

/** Mails the owner of the address, so that the response need not reveal that the account exists. */
export async function notifyOwner(
  parts: AccountParts,
  db: AccountDatabase,
  visited: SiteRequest,
  owner: ClientRow,
): Promise<void> {
  await post(parts, db, visited, owner, {
    kind: 'alreadyRegistered',
    name: owner.first_name,
    signInHref: clientPageHref(visited, authentication.signInPath),
    forgottenHref: clientPageHref(visited, authentication.forgottenPath),
  })
}

/** The mail has the link that confirms a registration, or the notice for the address's owner. */
export async function postConfirmation(
  parts: AccountParts,
  db: AccountDatabase,
  visited: SiteRequest,
  client: ClientRow,
): Promise<void> {
  const owner = await clientByEmail(db, visited.site, clientAddress(client))
  if (owner && owner.id !== client.id) await notifyOwner(parts, db, visited, owner)
  else await postLink(parts, db, visited, client, { purpose: 'confirm' })
}
