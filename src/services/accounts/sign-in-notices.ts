import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { attemptAt } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { authentication } from '#config/authentication.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { type AccountParts, accountName, clientPageHref, post } from './account-parts.ts'
import type { ClientRow } from './store/clients.ts'

/** Mails a client with a confirmed address, a few times a day at most. */
export async function noticeSignIn(
  parts: AccountParts,
  place: SiteRequest,
  client: ClientRow | undefined,
  kind: 'signInsRefused' | 'newBrowser',
): Promise<void> {
  if (!client || client.email_verified_at === null) return
  const account = accountName(place.site, client.email)
  const refused = await parts.limiter.take(
    attemptAt(`mails of ${kind}`, serviceLimits.accounts.signInNotices, account),
  )
  if (refused) return
  const forgottenHref = clientPageHref(place, authentication.forgottenPath)
  await post(parts, parts.store.db, place, client, { kind, name: client.first_name, forgottenHref })
  parts.wakeMails()
}
