import { createActor, fromPromise, waitFor } from 'xstate'
import type { Client } from '#models/client.ts'
import { authMachine, signedInOf } from './auth-machine.ts'
import type { AuthResponse, FramePurpose, PassedOn } from './auth-rules.ts'

const visit = { first: false, blocksOtherCookies: false, authCookie: false, domainAllows: false }
const input = { visit, external: false, forced: false }

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
  readonly hash?: () => Promise<string | null>
}

export function startAuth(
  { request = async () => null, hash = async () => 'h4sh' }: Effects = {},
  more: Partial<typeof input> = {},
) {
  const messages: PassedOn[] = []
  const navigated: unknown[] = []
  const calls: string[] = []
  const actor = createActor(
    authMachine.provide({
      actors: {
        requestClient: fromPromise(request),
        hashEmail: fromPromise(hash),
        findEndpoint: fromPromise<string, { purpose: FramePurpose }>(
          async ({ input: { purpose } }) => `https://client.example/fr/${purpose}`,
        ),
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
  const signedIn = () => signedInOf(actor.getSnapshot())
  return { actor, messages, navigated, calls, settled, frame, shown, signedIn }
}
