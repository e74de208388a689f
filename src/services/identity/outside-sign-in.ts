import { backChannelLogout } from '@marquee/identity/back-channel.ts'
import {
  attemptsCookie,
  newAttempt,
  readAttempts,
  type SignInAttempt,
} from '@marquee/identity/begun-sign-ins.ts'
import { visitorFault } from '@marquee/identity/provider-faults.ts'
import type { RelyingParty } from '@marquee/identity/relying-party.ts'
import type { SiteRequest } from '@marquee/identity/site-request.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import { authentication } from '#config/authentication.ts'
import type { SiteId } from '#config/sites.ts'
import { beforeDeadline } from '../../api/page-wait.ts'
import type { ClientAccess, ClientSessions, Session } from '../accounts/accounts.ts'
import type { InteractionResult, SignInElsewhere } from '../accounts/ports.ts'
import { clientSessionToken, sessionCookies } from '../accounts/session-cookies.ts'
import type { ProviderFault } from './visit.ts'

/** End of a sign-in at the provider. `cookies` are `Set-Cookie` lines. */
export type OutsideReturn = { readonly cookies: readonly string[]; readonly visited: SiteRequest } & (
  | { readonly kind: 'interaction'; readonly interaction: string; readonly result: InteractionResult }
  | { readonly kind: 'next'; readonly next: string }
  | { readonly kind: 'fault'; readonly fault: ProviderFault; readonly status: number }
)

/** Sign-in of clients at the outside providers of some sites. Throws UnavailableError. */
export interface OutsideSignIn {
  knows(site: SiteId): boolean
  /** The provider's page, and the cookie that its return needs. */
  start(
    visited: SiteRequest,
    cookie: string | null,
    how: SignInElsewhere,
  ): Promise<{ readonly address: string; readonly cookies: readonly string[] }>
  comeBack(visited: SiteRequest, request: Request): Promise<OutsideReturn>
  /** Answers a logout token of the site's provider. */
  backChannel(visited: SiteRequest, request: Request, onError: (error: unknown) => void): Promise<Response>
  /** Null if the provider has no such address. */
  logOutAddress(visited: SiteRequest, session: Session | null): Promise<string | null>
}

interface OutsideSignInOptions {
  readonly parties: Readonly<Partial<Record<SiteId, RelyingParty>>>
  readonly accounts: {
    readonly access: Pick<ClientAccess, 'accountOfSubject'>
    readonly sessions: Pick<ClientSessions, 'start' | 'find' | 'end' | 'endOf'>
  }
  readonly secret: string
  /** Epoch milliseconds. */
  readonly clock?: () => number
  /** The `performance.now()` up to which a page waits for the provider. */
  readonly deadline: () => number
}

const redirectUriOf = ({ clientOrigin }: SiteRequest) => clientOrigin + authentication.callbackPath

const continuing = (
  { interaction, next }: SignInAttempt,
  account: string,
  base: Pick<OutsideReturn, 'visited' | 'cookies'>,
): OutsideReturn =>
  interaction === null
    ? { ...base, kind: 'next', next }
    : { ...base, kind: 'interaction', interaction, result: { account } }

/** Throws an error that is a fault of the provider, the network or the configuration. */
function refusal(
  { interaction }: SignInAttempt,
  error: unknown,
  base: Pick<OutsideReturn, 'visited' | 'cookies'>,
): OutsideReturn {
  const fault = visitorFault(error)
  if (fault === 'refused')
    return interaction === null
      ? { ...base, kind: 'fault', fault: 'refused', status: 403 }
      : { ...base, kind: 'interaction', interaction, result: { refused: true } }
  if (fault === 'expired') return { ...base, kind: 'fault', fault, status: 400 }
  throw error
}

export function createOutsideSignIn(options: OutsideSignInOptions): OutsideSignIn {
  const { parties, accounts, clock = Date.now, deadline } = options
  const safe = createSafe(options.secret, 'sign-ins')
  const seconds = () => Math.floor(clock() / 1_000)

  function partyOf({ site }: SiteRequest): RelyingParty {
    const party = parties[site]
    if (!party) throw new Error(`The site ${site} has no outside provider`)
    return party
  }

  const inTime = <Result>(response: Promise<Result>) => beforeDeadline(response, deadline())

  /** Starts a session and ends the browser's previous one. Returns the cookies. */
  async function enter(
    visited: SiteRequest,
    query: string,
    attempt: SignInAttempt,
    before: string | undefined,
  ) {
    const party = partyOf(visited)
    const { issuer } = party.settings
    const sent = { ...attempt, redirectUri: redirectUriOf(visited) }
    const { subject, idToken } = await inTime(party.exchange(query, sent))
    const account = await accounts.access.accountOfSubject(visited, { issuer, ...subject })
    if (before !== undefined) await accounts.sessions.end(visited.site, before)
    const token = await accounts.sessions.start(visited.site, account.id, { issuer, idToken })
    const session = await accounts.sessions.find(visited.site, token)
    if (session === null) throw new Error('The session that was just made is not there')
    return { account: account.id, cookies: sessionCookies(visited, token, session, clock()) }
  }

  return {
    knows: (site) => parties[site] !== undefined,
    async start(visited, cookie, how) {
      const { signUp, loginHint, again } = how
      const attempt = newAttempt({ ...how, language: visited.language }, seconds())
      const redirectUri = redirectUriOf(visited)
      const request = { ...attempt, redirectUri, signUp, loginHint, again }
      const address = await inTime(partyOf(visited).authorizationAddress(request))
      const all = [...readAttempts(visited, cookie, safe, seconds()), attempt]
      return { address, cookies: [attemptsCookie(visited, all, safe)] }
    },
    async comeBack(at, request) {
      const cookie = request.headers.get('cookie')
      const { search, searchParams } = new URL(request.url)
      const all = readAttempts(at, cookie, safe, seconds())
      const attempt = all.find(({ state }) => state === searchParams.get('state'))
      if (!attempt) return { kind: 'fault', fault: 'expired', status: 400, visited: at, cookies: [] }
      const visited = { ...at, language: attempt.language }
      const others = all.filter((each) => each !== attempt)
      const left = attemptsCookie(visited, others, safe)
      try {
        const { account, cookies } = await enter(
          visited,
          search,
          attempt,
          clientSessionToken(visited, cookie),
        )
        return continuing(attempt, account, { visited, cookies: [left, ...cookies] })
      } catch (error) {
        return refusal(attempt, error, { visited, cookies: [left] })
      }
    },
    backChannel: (visited, request, onError) =>
      backChannelLogout(
        request,
        partyOf(visited),
        (who) => accounts.sessions.endOf(visited.site, who),
        onError,
      ),
    logOutAddress: async (visited, session) =>
      inTime(partyOf(visited).endSessionAddress(visited.origin, session?.idToken ?? null)),
  }
}
