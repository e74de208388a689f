import { assertEvent, assign, fromPromise, raise, type SnapshotFrom, setup } from 'xstate'
import type { AuthContext, AuthEvent, AuthInput } from './auth-context.ts'
import {
  type AuthFrame,
  type AuthResponse,
  type FramePurpose,
  type IdentityOutcome,
  identityErrorOf,
  identityOutcome,
  isDemanded,
  type PassedOn,
  passedOn,
  requiredFrame,
  signsInSilently,
} from './auth-rules.ts'
import { unconnected } from './unconnected.ts'

/**
 * Identity and sign-in. Three regions that notify each other by events.
 *
 * - `session` talks to the server. It starts with a silent sign-in if the visit qualifies (`silent`), else by
 *   requesting the client (`requesting`), as it does on `client.request`, a new access token, a login or
 *   registration, and after `signingOut`. `login_required` leads to a silent logout. It raises
 *   `client.receive`, `client.notLogged` or `identity.fail`.
 * - `client`: `unknown` until the first of these, then `known` (with a hash of the e-mail address for
 *   analytics), `none` or `failed`.
 * - `frame`: `closed` until a client has to register or confirm an e-mail address, until forced
 *   authentication finds no client, or until `signIn.open` and `signUp.open`. Those look up their
 *   endpoint (`finding`); with an external provider the page goes there (`redirecting`). `open` embeds
 *   the frame; with external and forced authentication the page navigates to it (`leaving`). The frame
 *   closes on `signIn.complete`, on `frame.close` if closable, when the client has nothing left to do,
 *   and when that client is signed out.
 */

const newFrame = (purpose: FramePurpose, closable: boolean): AuthFrame => ({ purpose, url: null, closable })

function responseOf(event: AuthEvent): AuthResponse {
  assertEvent(event, 'client.receive')
  return event.response
}

function outcomeOf(event: AuthEvent): IdentityOutcome {
  assertEvent(event, 'identity.fail')
  return identityOutcome(event.code, event.anonymousAllowed)
}

const failure = ({ context, event }: { context: AuthContext; event: object }) => ({
  type: 'identity.fail' as const,
  code: identityErrorOf('error' in event ? event.error : null),
  anonymousAllowed: !context.forced,
})

const types: Partial<{ context: AuthContext; input: AuthInput; events: AuthEvent }> = {}

export const authMachine = setup({
  types,
  actors: {
    /** Null if signed out. */
    requestClient: fromPromise<AuthResponse | null>(async () => unconnected('requestClient')),
    signInSilently: fromPromise<void>(async () => unconnected('signInSilently')),
    logOutSilently: fromPromise<void>(async () => unconnected('logOutSilently')),
    signOut: fromPromise<void>(async () => unconnected('signOut')),
    hashEmail: fromPromise<string | null, { readonly email: string | null }>(async () =>
      unconnected('hashEmail'),
    ),
    findEndpoint: fromPromise<string, { readonly purpose: FramePurpose }>(async () =>
      unconnected('findEndpoint'),
    ),
    redirectToProvider: fromPromise<void, { readonly target: string; readonly signUp: boolean }>(async () =>
      unconnected('redirectToProvider'),
    ),
  },
  guards: {
    signsInSilently: ({ context }) => signsInSilently(context.visit),
    isSomebody: (_, { response }: { response: AuthResponse | null }) => response !== null,
    needsSilentLogout: ({ event }) => outcomeOf(event) === 'silentLogout',
    leavesNobody: ({ event }) => outcomeOf(event) === 'nobody',
    isFailure: ({ event }) => outcomeOf(event) === 'failed',
    usesProvider: ({ context }) => context.external && !context.forced,
    leavesForcedNobody: ({ context, event }) => context.forced && outcomeOf(event) === 'nobody',
    leavesHeldNobody: ({ context, event }) => isDemanded(context.frame) && outcomeOf(event) === 'nobody',
    isHeld: ({ context }) => isDemanded(context.frame),
    needsFrame: ({ event }) => requiredFrame(responseOf(event)) !== null,
    isForced: ({ context }) => context.forced,
    isDoneWith: ({ context }) => isDemanded(context.frame),
    isRedirected: ({ context }) => context.external && context.forced,
    isClosable: ({ context }) => context.frame?.closable === true,
  },
  actions: {
    setResponse: assign(({ event }) => {
      const response = responseOf(event)
      return { response, external: response.external, forced: response.forced, emailHash: null, error: null }
    }),
    forgetClient: assign({ response: null, emailHash: null, error: null }),
    setError: assign(({ event }) => {
      assertEvent(event, 'identity.fail')
      return { error: event.code, response: null, emailHash: null }
    }),
    setEmailHash: assign({ emailHash: (_, { hash }: { hash: string | null }) => hash }),
    putRequiredFrame: assign({ frame: ({ event }) => requiredFrame(responseOf(event)) }),
    putForcedFrame: assign({ frame: newFrame('signIn', false) }),
    putChosenFrame: assign(({ context, event }) => {
      assertEvent(event, ['signIn.open', 'signUp.open'])
      const purpose = event.type === 'signIn.open' ? 'signIn' : 'signUp'
      return { frame: newFrame(purpose, context.frame?.closable ?? true), target: event.target }
    }),
    setEndpoint: assign({
      frame: ({ context }, { url }: { url: string }) =>
        context.frame === null ? null : { ...context.frame, url },
    }),
    forgetFrame: assign({ frame: null }),
    requestClient: raise({ type: 'client.request' }),
    completeSignIn: raise({ type: 'signIn.complete' }),
    reportNobody: raise({ type: 'client.notLogged' }),
    /** The session cookie has changed. */
    refreshCookieSource: () => unconnected('refreshCookieSource'),
    passOn: (_, __: PassedOn) => unconnected('passOn'),
    navigate: (_, __: { url: string | null; closeLink: boolean }) => unconnected('navigate'),
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    response: null,
    emailHash: null,
    frame: null,
    target: '/',
    error: null,
  }),
  type: 'parallel',
  on: {
    'login.succeed': { actions: ['refreshCookieSource', 'requestClient', 'completeSignIn'] },
    'registration.succeed': { actions: ['refreshCookieSource', 'requestClient', 'completeSignIn'] },
    'token.receive': { actions: 'requestClient' },
  },
  states: {
    session: {
      initial: 'starting',
      on: { 'identity.fail': { guard: 'needsSilentLogout', target: '.silentLogout' } },
      states: {
        starting: { always: [{ guard: 'signsInSilently', target: 'silent' }, { target: 'requesting' }] },
        silent: {
          invoke: {
            src: 'signInSilently',
            onDone: 'requesting',
            onError: { target: 'idle', actions: raise(failure) },
          },
        },
        requesting: {
          on: { 'client.request': { target: 'requesting', reenter: true }, 'signOut.request': 'signingOut' },
          invoke: {
            src: 'requestClient',
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ response: event.output }) },
                target: 'idle',
                actions: raise(({ event }) => ({
                  type: 'client.receive',
                  response: event.output as AuthResponse,
                })),
              },
              { target: 'idle', actions: 'reportNobody' },
            ],
            onError: { target: 'idle', actions: raise(failure) },
          },
        },
        silentLogout: {
          invoke: {
            src: 'logOutSilently',
            onDone: { target: 'idle', actions: 'reportNobody' },
            onError: { target: 'idle', actions: 'reportNobody' },
          },
        },
        signingOut: { invoke: { src: 'signOut', onDone: 'requesting', onError: 'requesting' } },
        idle: { on: { 'client.request': 'requesting', 'signOut.request': 'signingOut' } },
      },
    },
    client: {
      initial: 'unknown',
      on: {
        'client.receive': { target: '.known', actions: 'setResponse' },
        'client.notLogged': { target: '.none', actions: 'forgetClient' },
        'identity.fail': [
          { guard: 'leavesNobody', target: '.none', actions: 'forgetClient' },
          { guard: 'isFailure', target: '.failed', actions: 'setError' },
        ],
      },
      states: {
        unknown: {},
        none: {},
        failed: {},
        known: {
          initial: 'hashing',
          states: {
            hashing: {
              invoke: {
                src: 'hashEmail',
                input: ({ context }) => ({ email: context.response?.client.email ?? null }),
                onDone: {
                  target: 'hashed',
                  actions: { type: 'setEmailHash', params: ({ event }) => ({ hash: event.output }) },
                },
                onError: 'hashed',
              },
            },
            hashed: {},
          },
        },
      },
    },
    frame: {
      initial: 'closed',
      on: {
        'signIn.open': [
          { guard: 'usesProvider', target: '.redirecting', actions: 'putChosenFrame' },
          { target: '.finding', actions: 'putChosenFrame' },
        ],
        'signUp.open': [
          { guard: 'usesProvider', target: '.redirecting', actions: 'putChosenFrame' },
          { target: '.finding', actions: 'putChosenFrame' },
        ],
        'signIn.complete': '.closed',
        'client.receive': [
          { guard: 'needsFrame', target: '.shown', actions: 'putRequiredFrame' },
          { guard: 'isDoneWith', target: '.closed' },
        ],
        'client.notLogged': [
          { guard: 'isForced', target: '.finding', actions: 'putForcedFrame' },
          { guard: 'isHeld', target: '.closed' },
        ],
        'identity.fail': [
          { guard: 'leavesForcedNobody', target: '.finding', actions: 'putForcedFrame' },
          { guard: 'leavesHeldNobody', target: '.closed' },
        ],
      },
      states: {
        closed: { entry: 'forgetFrame' },
        finding: {
          on: { 'frame.close': { guard: 'isClosable', target: 'closed' } },
          invoke: {
            src: 'findEndpoint',
            input: ({ context }) => ({ purpose: context.frame?.purpose ?? 'signIn' }),
            onDone: {
              target: 'shown',
              actions: { type: 'setEndpoint', params: ({ event }) => ({ url: event.output }) },
            },
            onError: { target: 'closed', actions: raise(failure) },
          },
        },
        redirecting: {
          invoke: {
            src: 'redirectToProvider',
            input: ({ context }) => ({ target: context.target, signUp: context.frame?.purpose === 'signUp' }),
            onDone: 'closed',
            onError: { target: 'closed', actions: raise(failure) },
          },
        },
        shown: { always: [{ guard: 'isRedirected', target: 'leaving' }, { target: 'open' }] },
        open: {
          on: {
            'frame.close': { guard: 'isClosable', target: 'closed' },
            'frame.message': {
              actions: { type: 'passOn', params: ({ event }) => passedOn(event.message) },
            },
          },
        },
        leaving: {
          entry: {
            type: 'navigate',
            params: ({ context }) => ({
              url: context.frame?.url ?? null,
              closeLink: context.frame?.closable === true,
            }),
          },
          // Back from the bfcache: the client may have changed on the page that was left.
          on: { 'page.restore': { target: 'closed', actions: 'requestClient' } },
        },
      },
    },
  },
})

/** The state of sign-in for views; a failed identity counts as `none`. */
export function signedInOf(snapshot: SnapshotFrom<typeof authMachine>): 'unknown' | 'none' | 'client' {
  if (snapshot.matches({ client: 'known' })) return 'client'
  return snapshot.matches({ client: 'unknown' }) ? 'unknown' : 'none'
}
