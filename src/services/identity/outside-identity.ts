import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { SiteId } from '../../../config/sites.ts'
import type { SiteRequest } from '../../http/site-request.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { RelyingParty } from './relying-party.ts'

/** Access tokens of outside providers, which apps of the chain send. */
export interface OutsideIdentity {
  /** Null if the provider rejects the token. Throws UnavailableError if it cannot be reached. */
  accountOfToken(place: SiteRequest, token: string): Promise<string | null>
}

export interface OutsideIdentityOptions {
  readonly parties: Readonly<Partial<Record<SiteId, RelyingParty>>>
  readonly accounts: Pick<Accounts, 'accountOfSubject'>
  /** Epoch milliseconds. */
  readonly now?: () => number
}

const REMEMBERED = 10_000
const GOOD_FOR = 60_000
const LONGEST_TOKEN = 8_192
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
  const { parties, accounts, now = () => Date.now() } = options
  // Keyed by hash, so that the cache holds no usable token.
  const known = new LRUCache<string, { readonly account: string; readonly until: number }>({
    max: REMEMBERED,
  })

  return {
    async accountOfToken(place, token) {
      const party = parties[place.site]
      if (!party || token.length > LONGEST_TOKEN || !IS_TOKEN.test(token)) return null
      const { issuer, applicationId } = party.settings
      if (isForAnother(token, applicationId)) return null
      const key = `${place.site} ${createHash('sha256').update(token).digest('base64url')}`
      const remembered = known.get(key)
      if (remembered && now() < remembered.until) return remembered.account
      const subject = await party.subjectOfToken(token)
      if (subject === null) return null
      const { id } = await accounts.accountOfSubject(place, { issuer, ...subject })
      known.set(key, { account: id, until: now() + GOOD_FOR })
      return id
    },
  }
}
