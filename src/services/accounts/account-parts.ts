import { authentication } from '../../../config/authentication.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import type { SiteId } from '../../../config/sites.ts'
import type { Clock } from '../../../content-models/site-clock.ts'
import type { SiteRequest } from '../../http/site-request.ts'
import { secondsOf } from '../database/epoch-seconds.ts'
import { type AttemptLimit, rateLimitKey } from '../rate-limits/in-table.ts'
import type { Requester } from './accounts.ts'
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

const PATHS = { confirm: authentication.validatePath, reset: authentication.forgottenPath } as const

export const clientPageHref = ({ clientOrigin, language }: SiteRequest, path: string): string =>
  `${clientOrigin}/${language}/${path}`

const linkHref = (place: SiteRequest, purpose: LinkPurpose, token: string): string =>
  `${clientPageHref(place, PATHS[purpose])}?token=${token}`

export async function post(
  parts: AccountParts,
  db: AccountDatabase,
  place: SiteRequest,
  to: Pick<ClientRow, 'email'>,
  facts: MailFacts,
): Promise<void> {
  if (!to.email.startsWith('-'))
    await queueMail(db, place, to.email, parts.writeMail(place, facts), parts.clock())
}

export async function postLink(
  parts: AccountParts,
  db: AccountDatabase,
  place: SiteRequest,
  client: ClientRow,
  purpose: LinkPurpose,
): Promise<void> {
  const token = await makeLink(
    db,
    { site: place.site, account: client.id, purpose },
    secondsOf(parts.clock()),
  )
  const { hours } = serviceLimits.accounts.links[purpose]
  await post(parts, db, place, client, {
    kind: purpose,
    name: client.first_name,
    href: linkHref(place, purpose, token),
    hours,
  })
}

/** Rate-limit key of a network address; requests without one share a key. */
export const addressKey = (what: string, { address }: Requester): string =>
  rateLimitKey(what, 'address', address ?? '')

interface Counted {
  readonly key: string
  readonly limit: AttemptLimit
}

export function countedMails(site: SiteId, account: string, requester: Requester): readonly Counted[] {
  const { perAccount, perAddress, minutes } = serviceLimits.accounts.mails
  return [
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
