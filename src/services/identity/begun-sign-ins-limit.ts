import { protocolRoutes } from '@marquee/identity/protocol-paths.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { attemptAt, type RateLimiter } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { responseModesOf } from './applications.ts'
import type { IdentityErrorPage } from './visit.ts'

export interface SignInLimit {
  readonly limiter: Pick<RateLimiter, 'take'>
  readonly errorPage: IdentityErrorPage
}

const { perAddress: most, minutes } = serviceLimits.accounts.signInsBegun

/** All parameters are stored with an interaction, and the state returns in an address. */
const LONGEST_STATE = 512
const LONGEST_QUERY = 3_072

/** A silent check never leads to a page, so nothing is stored for it. */
const leadsToPage = ({ pathname, searchParams }: URL): boolean =>
  pathname === protocolRoutes.authorization && searchParams.get('prompt') !== 'none'

function isRefused({ pathname, search, searchParams }: URL): boolean {
  const mode = searchParams.get('response_mode') ?? 'query'
  const isOdd = !responseModesOf(searchParams.get('client_id')).includes(mode)
  return (
    (searchParams.get('state') ?? '').length > LONGEST_STATE ||
    (pathname === protocolRoutes.authorization && (isOdd || search.length > LONGEST_QUERY))
  )
}

/** The refusal of an authorization, which anybody can store; undefined for a short one of an address that has not begun too many. */
export async function refusedAuthorization(
  { limiter, errorPage }: SignInLimit,
  visited: SiteRequest,
  request: Request,
  address: string | undefined,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  if (isRefused(url)) return errorPage(visited, 'invalidRequest', 400)
  if (!leadsToPage(url)) return undefined
  const refused = await limiter.take(attemptAt('sign-ins begun per address', { most, minutes }, address))
  if (!refused) return undefined
  const { body, headers } = await errorPage(visited, 'tooMany', 429)
  const retry = new Headers(headers)
  retry.set('retry-after', String(refused.seconds))
  return new Response(body, { status: 429, headers: retry })
}
