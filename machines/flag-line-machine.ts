import { assertEvent, assign, fromCallback, fromPromise, raise, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * How an open page follows the flags of its site.
 *
 * `line`: the connection.
 * - `listening`: the actor `listen` holds a connection on which the server sends its revision, at once and
 *   with every change. A hidden page retains it for a while (`unseen`).
 * - `cut`: the connection was lost. After a pause it is opened again and the values are requested.
 * - `resting`: the page is hidden for long or in the back/forward cache. Nothing runs until it is shown.
 *
 * `values`: the flag values.
 * - `unknown`: not requested yet, or the request failed. The next revision, or a timeout, requests them.
 * - `requesting`: the actor `loadValues` requests and applies them; a newer revision restarts it.
 * - `known`: the values of the last revision. Another revision requests them again.
 * - `behind`: not loaded on a hidden page; they are requested when it is shown.
 */

type FlagLineEvent =
  | { readonly type: 'line.notify'; readonly revision: string }
  | { readonly type: 'line.cut' }
  | { readonly type: 'page.hide' }
  | { readonly type: 'page.show' }
  | { readonly type: 'page.freeze' }
  | { readonly type: 'page.online' }
  /** Raised when a cut line is opened again. */
  | { readonly type: 'values.request' }
  /** The visitor's id has changed, and with it the audiences that include the visitor. */
  | { readonly type: 'visitor.change' }

function revisionOf(event: FlagLineEvent): string {
  assertEvent(event, 'line.notify')
  return event.revision
}

const types: Partial<{
  context: {
    /** Last revision of the server; null before the first one. */
    readonly revision: string | null
  }
  events: FlagLineEvent
}> = {}

export const flagLineMachine = setup({
  types,
  actors: {
    listen: fromCallback(() => unconnected('listen')),
    loadValues: fromPromise<void>(async () => unconnected('loadValues')),
  },
  guards: {
    isNews: ({ context, event }) => revisionOf(event) !== context.revision,
  },
  actions: {
    rememberRevision: assign({ revision: ({ event }) => revisionOf(event) }),
    requestValues: raise({ type: 'values.request' }),
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
          after: { retry: { target: 'listening', actions: 'requestValues' } },
          on: { 'page.online': { target: 'listening', actions: 'requestValues' }, 'page.hide': 'resting' },
        },
        resting: { on: { 'page.show': 'listening' } },
      },
    },
    values: {
      initial: 'unknown',
      states: {
        unknown: {
          after: { retry: 'requesting' },
          on: {
            'line.notify': { target: 'requesting', actions: 'rememberRevision' },
            'values.request': 'requesting',
            'visitor.change': 'requesting',
            'page.hide': 'behind',
          },
        },
        requesting: {
          invoke: { src: 'loadValues', onDone: 'known', onError: 'unknown' },
          on: {
            'line.notify': {
              guard: 'isNews',
              target: 'requesting',
              reenter: true,
              actions: 'rememberRevision',
            },
            'visitor.change': { target: 'requesting', reenter: true },
            'page.hide': 'behind',
          },
        },
        known: {
          on: {
            'line.notify': { guard: 'isNews', target: 'requesting', actions: 'rememberRevision' },
            'values.request': 'requesting',
            'visitor.change': 'requesting',
          },
        },
        behind: { on: { 'page.show': 'requesting', 'line.notify': { actions: 'rememberRevision' } } },
      },
    },
  },
})
