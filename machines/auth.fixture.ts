import { vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Client } from '#models/client.ts'
import { authMachine, signedInOf } from './auth-machine.ts'
import type { AuthResponse, FramePurpose, PassedOn } from './auth-rules.ts'

const visit = { first: false, blocksOtherCookies: false, authCookie: false, domainAllows: false }
export const silentVisit = { first: true, blocksOtherCookies: true, authCookie: true, domainAllows: true }
export const input = { visit, external: false, forced: false }

const ada: Client = {
  id: 'c1',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  avatar: null,
  avatarFallback: 'AL',
  registered: true,
  emailVerify: true,
  firstLogin: false,
  favouriteCinemas: [],
  favouriteLimit: null,
  subscription: null,
  cinepassType: null,
  loyaltyLevel: null,
  feelings: { wishlist: [], emotions: {} },
}

export const authResponse = (
  client: Partial<Client> = {},
  more: Partial<AuthResponse> = {},
): AuthResponse => ({
  client: { ...ada, ...client },
  registerUrl: 'https://client.example/fr/register',
  emailValidationUrl: 'https://client.example/fr/validate',
  external: false,
  forced: false,
  ...more,
})

export const never = () => new Promise<never>(() => {})
export const fails = (error: string) => () => Promise.reject(Object.assign(new Error(error), { error }))

interface Effects {
  readonly request?: () => Promise<AuthResponse | null>
  readonly silent?: () => Promise<void>
  readonly logOut?: () => Promise<void>
  readonly endpoint?: () => Promise<string>
  readonly redirect?: () => Promise<void>
  readonly hash?: () => Promise<string | null>
}

export function startAuth(effects: Effects = {}, more: Partial<typeof input> = {}) {
  const { silent = never, logOut = async () => {}, redirect = never, hash = async () => 'h4sh' } = effects
  const request = vi.fn(effects.request ?? (async () => null))
  const messages: PassedOn[] = []
  const navigated: unknown[] = []
  const calls: string[] = []
  const actor = createActor(
    authMachine.provide({
      actors: {
        requestClient: fromPromise(request),
        signInSilently: fromPromise(silent),
        logOutSilently: fromPromise<void>(async () => void calls.push('silent log-out')),
        signOut: fromPromise(() => {
          calls.push('sign-out')
          return logOut()
        }),
        hashEmail: fromPromise(hash),
        findEndpoint: fromPromise<string, { purpose: FramePurpose }>(
          effects.endpoint ?? (async ({ input: { purpose } }) => `https://client.example/fr/${purpose}`),
        ),
        redirectToProvider: fromPromise<void, { target: string; signUp: boolean }>(({ input: request }) => {
          navigated.push(request)
          return redirect()
        }),
      },
      actions: {
        passOn: (_, passed) => void messages.push(passed),
        refreshCookieSource: () => void calls.push('cookies'),
        navigate: (_, to) => void navigated.push(to),
      },
    }),
    { input: { ...input, ...more } },
  ).start()
  const settled = () =>
    waitFor(
      actor,
      (snapshot) =>
        snapshot.matches({ session: 'idle' }) && !snapshot.matches({ client: { known: 'hashing' } }),
    )
  const frame = () => actor.getSnapshot().context.frame
  const shown = (state: 'open' | 'closed' | 'leaving') =>
    waitFor(actor, (snapshot) => snapshot.matches({ frame: state }))
  return {
    actor,
    request,
    messages,
    navigated,
    calls,
    settled,
    frame,
    shown,
    signedIn: () => signedInOf(actor.getSnapshot()),
  }
}
