import { hostCookieName, readCookie, serializeCookie } from '@marquee/kit/http/cookies.ts'
import type { Safe } from '@marquee/kit/secrets/derived-keys.ts'
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client'
import { z } from 'zod'
import { languages } from '#config/languages.ts'
import { lifetimes } from './lifetimes.ts'
import { isSecure, type SiteRequest } from './site-request.ts'

const NAME = 'sign-in-attempts'
/** Tabs that may sign in at the same time; the cookie stays below 4 KB. */
const MOST = 3
const LONGEST_ADDRESS = 600

const attempts = z.array(
  z.object({
    state: z.string(),
    nonce: z.string(),
    verifier: z.string(),
    language: z.enum(languages),
    next: z.string(),
    /** The id at the embedded provider; null if none waits. */
    interaction: z.string().nullable(),
    /** Epoch seconds. */
    until: z.number(),
  }),
)

/** A sign-in at an outside provider that this browser has started. */
export type SignInAttempt = z.output<typeof attempts>[number]

type Origins = Pick<SiteRequest, 'origin' | 'clientOrigin'>

/** `now` in epoch seconds. */
export const newAttempt = (
  { language, next, interaction }: Pick<SignInAttempt, 'language' | 'next' | 'interaction'>,
  now: number,
): SignInAttempt => ({
  state: randomState(),
  nonce: randomNonce(),
  verifier: randomPKCECodeVerifier(),
  language,
  next,
  interaction,
  until: now + lifetimes.interaction,
})

const nameOn = (visited: Origins) => hostCookieName(NAME, isSecure(visited))

/** Newest last; those of another secret or that have expired are left out. */
export function readAttempts(
  visited: Origins,
  cookie: string | null,
  safe: Safe,
  now: number,
): readonly SignInAttempt[] {
  const text = safe.unlock(readCookie(cookie, nameOn(visited)) ?? '')
  return text === null ? [] : attempts.parse(JSON.parse(text)).filter(({ until }) => until > now)
}

/** `Set-Cookie` line; an address that is too long leads to the site's home instead. */
export function attemptsCookie(visited: Origins, all: readonly SignInAttempt[], safe: Safe): string {
  const saved = all
    .slice(-MOST)
    .map((each) => (each.next.length > LONGEST_ADDRESS ? { ...each, next: visited.origin } : each))
  return serializeCookie(nameOn(visited), saved.length === 0 ? '' : safe.lock(JSON.stringify(saved)), {
    httpOnly: true,
    secure: isSecure(visited),
    sameSite: 'lax',
    maxAge: saved.length === 0 ? 0 : lifetimes.interaction,
  })
}
