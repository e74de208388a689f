import { secondsOf } from '@marquee/kit/database/columns.ts'
import { createSafe } from '@marquee/kit/secrets/derived-keys.ts'
import type { OutsideProviderSettings } from '#config/authentication.ts'
import type { Language } from '#config/types.ts'
import type { Clock } from '#models/site-clock.ts'
import { backChannelLogout } from './back-channel.ts'
import { attemptsCookie, newAttempt, readAttempts } from './begun-sign-ins.ts'
import type { LoggedOut } from './logout-token.ts'
import { visitorFault } from './provider-faults.ts'
import { createRelyingParty, type RelyingParty, type RelyingPartyOptions } from './relying-party.ts'

export type StaffSubject = Awaited<ReturnType<RelyingParty['exchange']>>

/** `cookies` are `Set-Cookie` lines. */
export type StaffReturn = { readonly cookies: readonly string[] } & (
  | { readonly kind: 'subject'; readonly subject: StaffSubject; readonly back: string }
  | { readonly kind: 'fault'; readonly fault: 'expired' | 'refused' | 'unavailable' }
)

/** Sign-in of staff (owners of flags, editors) at an OpenID provider. `origin` is that of their pages. */
export interface StaffProvider {
  readonly party: RelyingParty
  /** Null if the provider cannot be reached. */
  start(
    origin: string,
    cookie: string | null,
    how: { readonly back: string; readonly language: Language },
  ): Promise<{ readonly address: string; readonly cookies: readonly string[] } | null>
  finish(origin: string, request: Pick<Request, 'url' | 'headers'>): Promise<StaffReturn>
  /** Null if the provider has no such page or cannot be reached. */
  logOutAddress(origin: string, idToken: string | null): Promise<string | null>
  /** Answers a logout token of the provider. */
  backChannel(request: Request, end: (who: LoggedOut) => Promise<unknown>): Promise<Response>
}

export interface StaffProviderOptions {
  readonly settings: OutsideProviderSettings
  readonly secret: string
  readonly paths: {
    /** The path of the redirect URI. */
    readonly callback: string
    /** The path of the page after a sign-out at the provider. */
    readonly signedOut: string
    /** Replaces an address of return that is too long for the cookie. */
    readonly home: string
  }
  readonly onError: (error: unknown, message: string) => void
  readonly fetch?: RelyingPartyOptions['fetch']
  readonly clock?: Clock
}

const placeOf = (origin: string) => ({ origin, clientOrigin: origin })

export function createStaffProvider(options: StaffProviderOptions): StaffProvider {
  const { settings, secret, paths, onError, fetch, clock = Date.now } = options
  const party = createRelyingParty(settings, { now: clock, fetch })
  const safe = createSafe(secret, 'sign-ins')
  const now = () => secondsOf(clock())
  const redirectUriOf = (origin: string) => origin + paths.callback
  const cookieOf = (origin: string, all: ReturnType<typeof readAttempts>) =>
    attemptsCookie({ ...placeOf(origin), origin: paths.home }, all, safe)

  return {
    party,
    async start(origin, cookie, { back, language }) {
      const attempt = newAttempt({ language, next: back, interaction: null }, now())
      const sent = { ...attempt, redirectUri: redirectUriOf(origin), signUp: false, again: false }
      try {
        const address = await party.authorizationAddress(sent)
        const all = [...readAttempts(placeOf(origin), cookie, safe, now()), attempt]
        return { address, cookies: [cookieOf(origin, all)] }
      } catch (error) {
        onError(error, 'the provider of staff cannot be reached')
        return null
      }
    },
    async finish(origin, { url, headers }) {
      const { search, searchParams } = new URL(url)
      const all = readAttempts(placeOf(origin), headers.get('cookie'), safe, now())
      const attempt = all.find(({ state }) => state === searchParams.get('state'))
      if (!attempt) return { kind: 'fault', fault: 'expired', cookies: [] }
      const others = all.filter((each) => each !== attempt)
      const cookies = [cookieOf(origin, others)]
      try {
        const subject = await party.exchange(search, { ...attempt, redirectUri: redirectUriOf(origin) })
        return { kind: 'subject', subject, back: attempt.next, cookies }
      } catch (error) {
        const fault = visitorFault(error)
        if (fault === undefined) onError(error, 'nobody was signed in at the provider of staff')
        return { kind: 'fault', fault: fault ?? 'unavailable', cookies }
      }
    },
    backChannel: (request, end) => backChannelLogout(request, party, end, onError),
    async logOutAddress(origin, idToken) {
      try {
        return await party.endSessionAddress(origin + paths.signedOut, idToken, 'signed-out')
      } catch (error) {
        onError(error, 'no sign-out at the provider of staff')
        return null
      }
    },
  }
}
