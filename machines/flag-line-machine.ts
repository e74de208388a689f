import { assertEvent, assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * How an open page follows the flags of its site.
 *
 * `line`: the connection.
 * - `listening`: the actor `listen` holds a connection on which the server sends its revision, at once and with every change. A hidden page
 *   retains it for a while (`unseen`).
 * - `cut`: the connection was lost. After a pause it is opened again and the values are requested.
 * - `resting`: the page is hidden for long or in the back/forward cache. Nothing runs until it is shown.
 *
 * `values`: the flag values.
 * - `unknown`: not requested yet, or the request failed. The next revision, or a timeout, requests them.
 * - `asking`: the actor `askValues` requests and applies them; a newer revision restarts it.
 * - `known`: the values of the last revision. Another revision requests them again.
 * - `behind`: not loaded on a hidden page; they are requested when it is shown.
 */

type FlagLineEvent =
  | { readonly type: 'line.tell'; readonly revision: string }
  | { readonly type: 'line.cut' }
  | { readonly type: 'page.hide' }
  | { readonly type: 'page.show' }
  | { readonly type: 'page.freeze' }
  | { readonly type: 'page.online' }
  /** Raised when a cut line is opened again. */
  | { readonly type: 'values.ask' }
  /** The visitor's id has changed, and with it the audiences that include the visitor. */
  | { readonly type: 'visitor.change' }

function revisionOf(event: FlagLineEvent): string {
  assertEvent(event, 'line.tell')
  return event.revision
}

export const flagLineMachine = setup({
  types: {
    context: {} as {
      /** Last revision of the server; null before the first one. */
      readonly revision: string | null
    },
    events: {} as FlagLineEvent,
  },
  actors: {
    listen: fromCallback(() => unconnected('listen')),
    askValues: fromPromise<void>(async () => unconnected('askValues')),
  },
  guards: {
    isNews: ({ context, event }) => revisionOf(event) !== context.revision,
  },
  actions: {
    rememberRevision: assign({ revision: ({ event }) => revisionOf(event) }),
    wantValues: raise({ type: 'values.ask' }),
  },
  delays: { unseenFor: 60_000, retry: 30_000 },
}).createMachine({
  id: 'flagLine',
  context: { revision: null },
  type: 'parallel',
  states: {
    line: {
      initial: 'listening',
      on: { 'page.freeze': '.resting' },
      states: {
        listening: {
          invoke: { src: 'listen' },
          initial: 'seen',
          on: { 'line.cut': 'cut', 'page.online': { target: 'listening', reenter: true } },
          states: {
            seen: { on: { 'page.hide': 'unseen' } },
            unseen: { after: { unseenFor: '#flagLine.line.resting' }, on: { 'page.show': 'seen' } },
          },
        },
        cut: {
          after: { retry: { target: 'listening', actions: 'wantValues' } },
          on: { 'page.online': { target: 'listening', actions: 'wantValues' }, 'page.hide': 'resting' },
        },
        resting: { on: { 'page.show': 'listening' } },
      },
    },
    values: {
      initial: 'unknown',
      states: {
        unknown: {
          after: { retry: 'asking' },
          on: {
            'line.tell': { target: 'asking', actions: 'rememberRevision' },
            'values.ask': 'asking',
            'visitor.change': 'asking',
            'page.hide': 'behind',
          },
        },
        asking: {
          invoke: { src: 'askValues', onDone: 'known', onError: 'unknown' },
          on: {
            'line.tell': { guard: 'isNews', target: 'asking', reenter: true, actions: 'rememberRevision' },
            'visitor.change': { target: 'asking', reenter: true },
            'page.hide': 'behind',
          },
        },
        known: {
          on: {
            'line.tell': { guard: 'isNews', target: 'asking', actions: 'rememberRevision' },
            'values.ask': 'asking',
            'visitor.change': 'asking',
          },
        },
        behind: { on: { 'page.show': 'asking', 'line.tell': { actions: 'rememberRevision' } } },
      },
    },
  },
})
