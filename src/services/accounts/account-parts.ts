import { authentication } from '../../../config/authentication.ts'
import { serviceLimits } from '../../../config/service-limits.ts'
import type { SiteId } from '../../../config/sites.ts'
import type { AccountPlace, Asker } from './accounts.ts'
import type { Passwords } from './passwords.ts'
import type { MailFacts, WriteMail } from './ports.ts'
import type { AccountStore, Database } from './store/account-store.ts'
import type { ClientRow } from './store/clients.ts'
import { type LinkPurpose, makeLink } from './store/links.ts'
import { queueMail } from './store/mails.ts'
import { countAttempt, type RateLimit, rateLimitKey, waitFor } from './store/rate-limit.ts'
import { secondsOf } from './store/sessions.ts'

/** What the parts of the accounts share. */
export interface AccountParts {
  readonly store: AccountStore
  readonly passwords: Passwords
  readonly writeMail: WriteMail
  /** Something is in the queue of mails. */
  readonly mailsWaiting: () => void
  /** The client's sessions elsewhere are to end too. */
  readonly forget: (site: SiteId, account: string) => Promise<void>
  readonly clock: () => Date
}

const PATHS = { confirm: authentication.validatePath, reset: authentication.forgottenPath } as const

export const pageOf = ({ clientOrigin, language }: AccountPlace, path: string): string =>
  `${clientOrigin}/${language}/${path}`

/** Where the link of a mail leads. */
const linkHref = (place: AccountPlace, purpose: LinkPurpose, token: string): string =>
  `${pageOf(place, PATHS[purpose])}?token=${token}`

/** Queues a mail to a client, if there is an address. */
export async function post(
  parts: AccountParts,
  db: Database,
  place: AccountPlace,
  to: Pick<ClientRow, 'email'>,
  facts: MailFacts,
): Promise<void> {
  if (!to.email.startsWith('-'))
    await queueMail(db, place, to.email, parts.writeMail(place, facts), parts.clock())
}

/** Queues a mail with a new link. */
export async function postLink(
  parts: AccountParts,
  db: Database,
  place: AccountPlace,
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

/** Tries of one visitor's address; of nobody in particular where the address is not known. */
export const addressKey = (what: string, { address }: Asker): string =>
  rateLimitKey(what, 'address', address ?? '')

interface Counted {
  readonly key: string
  readonly limit: RateLimit
}

/** Mails that a client has sent to an address: so many for the client, so many for who asks. */
export function countedMails(site: SiteId, account: string, asker: Asker): readonly Counted[] {
  const { perAccount, perAddress, minutes } = serviceLimits.accounts.mails
  return [
    { key: rateLimitKey('confirmation', site, account), limit: { most: perAccount, minutes } },
    { key: addressKey('mails', asker), limit: { most: perAddress, minutes } },
  ]
}

/** Counts one try of each key, unless one of them has had its share: then the seconds to wait. */
export async function countOrWait(db: Database, counted: readonly Counted[], now: number): Promise<number> {
  const waits = []
  for (const { key, limit } of counted) waits.push(await waitFor(db, key, limit, now))
  const wait = Math.max(...waits)
  if (wait === 0) {
    const keys = counted.map(({ key }) => key)
    await countAttempt(db, keys, now)
  }
  return wait
}
