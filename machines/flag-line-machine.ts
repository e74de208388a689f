import { assign, fromCallback, fromPromise, raise, setup } from 'xstate'

/**
 * How an open page hears that its site's flags have changed.
 *
 * `line` is how it hears of it.
 * - `listening`: the actor `listen` holds a line on which the server tells its revision, at once and with every change. A page that nobody
 *   looks at keeps it for a while (`unseen`).
 * - `cut`: there is no line. After a while the values are asked for and the line is tried again.
 * - `resting`: hidden for long, or kept by the browser for the way back. Nothing runs; whoever comes back tries the line at once.
 *
 * `values` is what it makes of it.
 * - `unknown`: not asked for yet, or without an answer. The next thing told, or some time, has them asked for.
 * - `asking`: the actor `askValues` asks and hands on what it hears; it begins anew with what is told meanwhile.
 * - `known`: those of the revision that was told. Another revision has them asked for again.
 * - `behind`: without an answer, on a page that nobody looks at; they are asked for when it is seen again.
 */

export const flagLineMachine = setup({
  types: {
    context: {} as {
      /** As it was told last; null before. */
      readonly revision: string | null
    },
    events: {} as
      | { readonly type: 'line.tell'; readonly revision: string }
      | { readonly type: 'line.cut' }
      | { readonly type: 'page.hide' }
      | { readonly type: 'page.show' }
      | { readonly type: 'page.freeze' }
      | { readonly type: 'page.online' }
      /** Raised by the line that is cut. */
      | { readonly type: 'values.ask' }
      /** Whoever looks at the page is picked by other rules. */
      | { readonly type: 'visitor.change' },
  },
  actors: {
    listen: fromCallback(() => {}),
    askValues: fromPromise<void>(() => Promise.resolve()),
  },
  guards: {
    isNews: ({ context, event }) => event.type === 'line.tell' && event.revision !== context.revision,
  },
  actions: {
    rememberRevision: assign({
      revision: ({ context, event }) => (event.type === 'line.tell' ? event.revision : context.revision),
    }),
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
