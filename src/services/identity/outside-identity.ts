import { createHash } from 'node:crypto'
import type { RelyingParty } from '@marquee/identity/relying-party.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import type { SubjectClaims } from '@marquee/identity/subject-claims.ts'
import { mostEntries } from '@marquee/kit/caches/most-entries.ts'
import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { attemptAt, type RateLimiter, type Refusal } from '@marquee/kit/rate-limits/rate-limiter.ts'
import { ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { type Guard, throughCircuit } from '../../api/circuit.ts'
import type { ClientAccess } from '../accounts/accounts.ts'
import type { Requester } from '../accounts/refusals.ts'

/** Access tokens of outside providers, which apps of the chain send. */
export interface OutsideIdentity {
  /**
   * Null if the provider rejects the token; a refusal for an address whose tokens it rejected too often.
   * Throws UnavailableError if the provider cannot be reached.
   */
  accountOfToken(visited: SiteRequest, token: string, requester: Requester): Promise<string | Refusal | null>
}

export interface OutsideIdentityOptions {
  readonly parties: Readonly<Partial<Record<SiteId, RelyingParty>>>
  readonly accounts: { readonly access: Pick<ClientAccess, 'accountOfSubject'> }
  readonly limiter: Pick<RateLimiter, 'take' | 'giveBack'>
  /** Epoch milliseconds. */
  readonly now?: () => number
}

const { rejected, rejectedFor, breaker } = serviceLimits.outsideTokens

const REMEMBERED = 10_000
const GOOD_FOR = 60_000
const LONGEST_TOKEN = 8_192
const IS_TOKEN = /^[\x21-\x7e]+$/

const namedApplications = z.object({ azp: z.unknown().optional(), client_id: z.unknown().optional() })

/** The claims are unverified here: the provider decides whether the token is valid. */
function isForAnother(token: string, applicationId: string): boolean {
  const [, claims, , more] = token.split('.')
  if (claims === undefined || more !== undefined) return false
  try {
    const { azp, client_id: clientId } = namedApplications.parse(
      JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')),
    )
    return [azp, clientId].some((name) => name !== undefined && name !== applicationId)
  } catch {
    return false
  }
}

interface Guarded {
  readonly party: RelyingParty
  readonly guard: Guard
}

/** Rests after failures in a row, so that a provider that is down is not called for each token. */
const guardOf = ({ settings }: RelyingParty): Guard =>
  throughCircuit(
    circuitBreaker(handleType(UnavailableError), {
      halfOpenAfter: breaker.rest,
      breaker: new ConsecutiveBreaker(breaker.failures),
    }),
    settings.issuer,
  )

export function createOutsideIdentity(options: OutsideIdentityOptions): OutsideIdentity {
  const { parties, accounts, limiter, now = () => Date.now() } = options
  // Keyed by hash, so that the cache holds no usable token. Apart, so that rejected tokens displace no others.
  const known = new LRUCache<string, { readonly account: string; readonly until: number }>(
    mostEntries(REMEMBERED),
  )
  const unknown = new LRUCache<string, number>(mostEntries(REMEMBERED))
  const guards = new Map(
    Object.entries(parties).map(([site, party]) => [site, { party, guard: guardOf(party) }] as const),
  )

  /** Counts a token before the call, and returns what only rejected ones have used. */
  async function subjectOf({ party, guard }: Guarded, token: string, { address }: Requester) {
    const attempt = attemptAt('rejected tokens per address', rejected, address)
    const refused = await limiter.take(attempt)
    if (refused) return { refused }
    let subject: SubjectClaims | null | undefined
    try {
      subject = await guard(() => party.subjectOfToken(token))
      return { subject }
    } finally {
      if (subject !== null) await limiter.giveBack(attempt)
    }
  }

  return {
    async accountOfToken(visited, token, requester) {
      const guarded = guards.get(visited.site)
      if (!guarded || token.length > LONGEST_TOKEN || !IS_TOKEN.test(token)) return null
      const { issuer, applicationId } = guarded.party.settings
      if (isForAnother(token, applicationId)) return null
      const key = `${visited.site} ${createHash('sha256').update(token).digest('base64url')}`
      const remembered = known.get(key)
      if (remembered && now() < remembered.until) return remembered.account
      if (now() < (unknown.get(key) ?? 0)) return null
      const found = await subjectOf(guarded, token, requester)
      if (found.refused) return found.refused
      if (found.subject === null) {
        unknown.set(key, now() + rejectedFor)
        return null
      }
      const { id } = await accounts.access.accountOfSubject(visited, { issuer, ...found.subject })
      known.set(key, { account: id, until: now() + GOOD_FOR })
      return id
    },
  }
}
