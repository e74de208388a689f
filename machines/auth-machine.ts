import { assign, fromPromise, raise, type SnapshotFrom, setup } from 'xstate'
import type { FrameMessage } from '../content-models/frame-message.ts'
import {
  type AuthAnswer,
  type AuthFrame,
  type AuthVisit,
  type FramePurpose,
  type IdentityError,
  type IdentityOutcome,
  identityErrorOf,
  identityOutcome,
  isDemanded,
  type PassedOn,
  passedOn,
  requiredFrame,
  signsInSilently,
} from './auth-rules.ts'

/**
 * Who is signed in, and how one gets there. Three halves that hear of each other by events.
 *
 * - `session` talks to the server. At start it signs in silently where the visit asks for that (`silent`), else it is `asking` for the client;
 *   so too after `client.request`, a new access token, a successful login or registration, and after signing out (`signingOut`). An error that
 *   says that a login is required logs out silently. What it learns it says as `client.receive`, `client.notLogged` or `identity.fail`.
 * - `client`: `unknown` until one of those arrives, then `known` (a hash of the e-mail address is made for analytics), `none`, or `failed`,
 *   which an identity error leads to unless it leaves nobody signed in.
 * - `frame`: `closed` until a client has to register or to confirm an e-mail address, until nobody is signed in where that is forced, or until
 *   `signIn.open` and `signUp.open`. The endpoint of those two is looked up (`finding`); with an external provider the page goes there instead
 *   (`redirecting`). `open` embeds the frame; where authentication is external and forced, the page navigates to it (`leaving`). It is left by
 *   `signIn.complete`, by `frame.close` where it is closable, when a client answer no longer asks for it, and when that client is gone.
 */

export interface AuthContext {
  readonly visit: AuthVisit
  readonly answer: AuthAnswer | null
  readonly external: boolean
  readonly forced: boolean
  /** Of the client's address, for analytics. */
  readonly emailHash: string | null
  readonly frame: AuthFrame | null
  /** Path that the visitor comes back to. */
  readonly target: string
  readonly error: IdentityError | null
}

export interface AuthInput extends Pick<AuthContext, 'visit' | 'external' | 'forced'> {}

export type AuthEvent =
  | { readonly type: 'client.request' }
  | { readonly type: 'client.receive'; readonly answer: AuthAnswer }
  | { readonly type: 'client.notLogged' }
  | { readonly type: 'signIn.open' | 'signUp.open'; readonly target: string }
  | { readonly type: 'signIn.complete' }
  | { readonly type: 'frame.close' }
  | { readonly type: 'frame.message'; readonly message: FrameMessage }
  | { readonly type: 'login.succeed' | 'registration.succeed' }
  | { readonly type: 'signOut.request' }
  | { readonly type: 'token.receive' }
  | { readonly type: 'identity.fail'; readonly code: IdentityError; readonly anonymousAllowed: boolean }
  | { readonly type: 'page.restore' }

const unconnected = () => Promise.reject(new Error('No identity is connected'))

const wanted = (purpose: FramePurpose, closable: boolean): AuthFrame => ({ purpose, url: null, closable })

const frameNeededBy = (event: AuthEvent) =>
  event.type === 'client.receive' ? requiredFrame(event.answer) : null

const outcomeOf = (event: AuthEvent): IdentityOutcome | null =>
  event.type === 'identity.fail' ? identityOutcome(event.code, event.anonymousAllowed) : null

/** Whoever may not go on as nobody is told of the failure. */
const failure = ({ context, event }: { context: AuthContext; event: object }) => ({
  type: 'identity.fail' as const,
  code: identityErrorOf('error' in event ? event.error : null),
  anonymousAllowed: !context.forced,
})

export const authMachine = setup({
  types: { context: {} as AuthContext, input: {} as AuthInput, events: {} as AuthEvent },
  actors: {
    /** Null where nobody is signed in. */
    requestClient: fromPromise<AuthAnswer | null>(unconnected),
    signInSilently: fromPromise<void>(unconnected),
    logOutSilently: fromPromise<void>(unconnected),
    signOut: fromPromise<void>(unconnected),
    hashEmail: fromPromise<string | null, { readonly email: string | null }>(unconnected),
    findEndpoint: fromPromise<string, { readonly purpose: FramePurpose }>(unconnected),
    redirectToProvider: fromPromise<void, { readonly target: string; readonly signUp: boolean }>(unconnected),
  },
  guards: {
    signsInSilently: ({ context }) => signsInSilently(context.visit),
    isSomebody: (_, { answer }: { answer: AuthAnswer | null }) => answer !== null,
    needsSilentLogout: ({ event }) => outcomeOf(event) === 'silentLogout',
    leavesNobody: ({ event }) => outcomeOf(event) === 'nobody',
    isFailure: ({ event }) => outcomeOf(event) === 'failed',
    usesProvider: ({ context }) => context.external && !context.forced,
    /** Nothing goes on without signing in, and nobody is left who has. */
    leavesForcedNobody: ({ context, event }) => context.forced && outcomeOf(event) === 'nobody',
    /** The client who had something to do is gone, and so is what was to be done. */
    leavesHeldNobody: ({ context, event }) => isDemanded(context.frame) && outcomeOf(event) === 'nobody',
    isHeld: ({ context }) => isDemanded(context.frame),
    needsFrame: ({ event }) => frameNeededBy(event) !== null,
    isForced: ({ context }) => context.forced,
    /** The frame of a client who had something to do, not one that a visitor opened. */
    isDoneWith: ({ context, event }) => event.type === 'client.receive' && isDemanded(context.frame),
    isRedirected: ({ context }) => context.external && context.forced,
    isClosable: ({ context }) => context.frame?.closable === true,
  },
  actions: {
    keepAnswer: assign(({ event }) =>
      event.type === 'client.receive'
        ? {
            answer: event.answer,
            external: event.answer.external,
            forced: event.answer.forced,
            emailHash: null,
            error: null,
          }
        : {},
    ),
    forgetClient: assign({ answer: null, emailHash: null, error: null }),
    keepError: assign(({ event }) =>
      event.type === 'identity.fail' ? { error: event.code, answer: null, emailHash: null } : {},
    ),
    keepHash: assign({ emailHash: (_, { hash }: { hash: string | null }) => hash }),
    putRequiredFrame: assign({ frame: ({ event }) => frameNeededBy(event) }),
    putForcedFrame: assign({ frame: wanted('signIn', false) }),
    putChosenFrame: assign(({ context, event }) =>
      event.type === 'signIn.open' || event.type === 'signUp.open'
        ? {
            frame: wanted(
              event.type === 'signIn.open' ? 'signIn' : 'signUp',
              context.frame?.closable ?? true,
            ),
            target: event.target,
          }
        : {},
    ),
    keepEndpoint: assign({
      frame: ({ context }, { url }: { url: string }) =>
        context.frame === null ? null : { ...context.frame, url },
    }),
    forgetFrame: assign({ frame: null }),
    requestClient: raise({ type: 'client.request' }),
    completeSignIn: raise({ type: 'signIn.complete' }),
    sayNobody: raise({ type: 'client.notLogged' }),
    /** The host's cookie holds another session than a moment ago. */
    refreshCookieSource: () => {},
    passOn: (_, __: PassedOn) => {},
    navigate: (_, __: { url: string | null; closeLink: boolean }) => {},
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({
    ...input,
    answer: null,
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
        starting: { always: [{ guard: 'signsInSilently', target: 'silent' }, { target: 'asking' }] },
        silent: {
          invoke: {
            src: 'signInSilently',
            onDone: 'asking',
            onError: { target: 'idle', actions: raise(failure) },
          },
        },
        asking: {
          on: { 'client.request': { target: 'asking', reenter: true }, 'signOut.request': 'signingOut' },
          invoke: {
            src: 'requestClient',
            onDone: [
              {
                guard: { type: 'isSomebody', params: ({ event }) => ({ answer: event.output }) },
                target: 'idle',
                actions: raise(({ event }) => ({
                  type: 'client.receive',
                  answer: event.output as AuthAnswer,
                })),
              },
              { target: 'idle', actions: 'sayNobody' },
            ],
            onError: { target: 'idle', actions: raise(failure) },
          },
        },
        silentLogout: {
          invoke: {
            src: 'logOutSilently',
            onDone: { target: 'idle', actions: 'sayNobody' },
            onError: { target: 'idle', actions: 'sayNobody' },
          },
        },
        signingOut: { invoke: { src: 'signOut', onDone: 'asking', onError: 'asking' } },
        idle: { on: { 'client.request': 'asking', 'signOut.request': 'signingOut' } },
      },
    },
    client: {
      initial: 'unknown',
      on: {
        'client.receive': { target: '.known', actions: 'keepAnswer' },
        'client.notLogged': { target: '.none', actions: 'forgetClient' },
        'identity.fail': [
          { guard: 'leavesNobody', target: '.none', actions: 'forgetClient' },
          { guard: 'isFailure', target: '.failed', actions: 'keepError' },
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
                input: ({ context }) => ({ email: context.answer?.client.email ?? null }),
                onDone: {
                  target: 'hashed',
                  actions: { type: 'keepHash', params: ({ event }) => ({ hash: event.output }) },
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
              actions: { type: 'keepEndpoint', params: ({ event }) => ({ url: event.output }) },
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
              actions: {
                type: 'passOn',
                params: ({ event }) => passedOn(event.message),
              },
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
          // The visitor came back with the browser's button: what is asked of the client is looked up again.
          on: { 'page.restore': { target: 'closed', actions: 'requestClient' } },
        },
      },
    },
  },
})

/** What views ask: is somebody there? A failed identity is nobody to them. */
export function signedInOf(snapshot: SnapshotFrom<typeof authMachine>): 'unknown' | 'none' | 'client' {
  if (snapshot.matches({ client: 'known' })) return 'client'
  return snapshot.matches({ client: 'unknown' }) ? 'unknown' : 'none'
}
