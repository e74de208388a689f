import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SiteId } from '../../../config/sites.ts'
import { UnavailableError } from '../../api/errors.ts'
import { findUserinfo, readUserinfo, type Userinfo } from '../../api/outside-identity.ts'
import type { SiteRequest } from '../../http/site-request.ts'
import type { Accounts } from '../accounts/accounts.ts'
import { LOG_OUT } from './protocol-paths.ts'

export interface OutsideIdentity {
  knows(site: SiteId): boolean
  /** Null if the provider rejects the token. Throws UnavailableError if it cannot be reached. */
  accountOfToken(place: SiteRequest, token: string): Promise<string | null>
  /** Null for sites with the embedded provider. */
  logOutAddress(place: SiteRequest): string | null
}

export interface OutsideIdentityOptions {
  readonly providers: Readonly<
    Partial<Record<SiteId, { readonly issuer: string; readonly applicationId: string }>>
  >
  readonly accounts: Pick<Accounts, 'accountOfSubject'>
  readonly fetch?: typeof globalThis.fetch
  /** Epoch milliseconds. */
  readonly now?: () => number
  readonly timeout?: number
}

const REMEMBERED = 10_000
const GOOD_FOR = 60_000
const DISCOVERED_FOR = 3_600_000
const LONGEST_TOKEN = 8_192
const TIMEOUT = 5_000
const IS_TOKEN = /^[\x21-\x7e]+$/

/** The claims are unverified here: the provider decides whether the token is valid. */
function isForAnother(token: string, applicationId: string): boolean {
  const [, claims, , more] = token.split('.')
  if (claims === undefined || more !== undefined) return false
  try {
    const { azp, client_id: clientId } = JSON.parse(
      Buffer.from(claims, 'base64url').toString('utf8'),
    ) as Readonly<Record<string, unknown>>
    return [azp, clientId].some((name) => name !== undefined && name !== applicationId)
  } catch {
    return false
  }
}

export function createOutsideIdentity(options: OutsideIdentityOptions): OutsideIdentity {
  const { providers, accounts, fetch: fetcher, now = () => Date.now(), timeout = TIMEOUT } = options
  const how = { fetch: fetcher, timeout }
  // Keyed by hash, so that the cache holds no usable token.
  const known = new LRUCache<string, { readonly account: string; readonly until: number }>({
    max: REMEMBERED,
  })
  const endpoints = new Map<string, { readonly address: string; readonly until: number }>()

  async function endpointOf(issuer: string): Promise<string> {
    const found = endpoints.get(issuer)
    if (found && now() < found.until) return found.address
    const address = await findUserinfo(issuer, how)
    endpoints.set(issuer, { address, until: now() + DISCOVERED_FOR })
    return address
  }

  /** Treats an unexpected response as an outage. */
  async function userOf(issuer: string, token: string): Promise<Userinfo | null> {
    try {
      return await readUserinfo(await endpointOf(issuer), token, how)
    } catch (error) {
      throw error instanceof UnavailableError
        ? error
        : new UnavailableError(`${issuer}: no sense`, { cause: error })
    }
  }

  async function accountFor(place: SiteRequest, issuer: string, user: Userinfo): Promise<string> {
    const { sub, email, email_verified: emailVerified, family_name: familyName, given_name: givenName } = user
    const account = await accounts.accountOfSubject(place, {
      issuer,
      sub,
      email,
      emailVerified,
      familyName,
      givenName,
    })
    return account.id
  }

  return {
    knows: (site) => providers[site] !== undefined,
    logOutAddress({ site, origin }) {
      const provider = providers[site]
      if (!provider) return null
      const query = new URLSearchParams({ client_id: provider.applicationId, returnTo: origin })
      return `${provider.issuer.replace(/\/+$/, '')}${LOG_OUT}?${query}`
    },
    async accountOfToken(place, token) {
      const provider = providers[place.site]
      if (
        !provider ||
        token.length > LONGEST_TOKEN ||
        !IS_TOKEN.test(token) ||
        isForAnother(token, provider.applicationId)
      )
        return null
      const key = `${place.site} ${createHash('sha256').update(token).digest('base64url')}`
      const remembered = known.get(key)
      if (remembered && now() < remembered.until) return remembered.account
      const user = await userOf(provider.issuer, token)
      if (user === null) return null
      const account = await accountFor(place, provider.issuer, user)
      known.set(key, { account, until: now() + GOOD_FOR })
      return account
    },
  }
}
