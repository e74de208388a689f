import { assign, fromPromise, setup } from 'xstate'

/**
 * The line above the header.
 *
 * - `deciding`: on which day was it last seen? The actor `readSeenDay` says.
 * - `shown.fresh`: in view. The first sign of life of the visitor (`visitor.act`) makes it seen.
 * - `shown.seen`: the day is kept by the actor `keepSeenDay`. It stays where it is until the visitor goes to another page.
 * - `hidden`: seen today, or closed. A navigation on a later day shows it again.
 *
 * Days are those of the site. A browser that keeps nothing shows it on every visit.
 */

export const headerPushMachine = setup({
  types: {
    context: {} as { readonly today: string; readonly seenOn: string | null },
    input: {} as { readonly today: string },
    events: {} as
      | { readonly type: 'visitor.act' }
      | { readonly type: 'push.close' }
      | { readonly type: 'page.navigate'; readonly today: string },
  },
  actors: {
    readSeenDay: fromPromise<string | null>(() => Promise.resolve(null)),
    keepSeenDay: fromPromise<void, { readonly day: string }>(() => Promise.resolve()),
  },
  guards: {
    wasSeenToday: ({ context }, seenOn: string | null) => seenOn === context.today,
    isLaterDay: ({ context, event }) => event.type === 'page.navigate' && event.today !== context.seenOn,
  },
  actions: {
    rememberSeenDay: assign({ seenOn: (_, seenOn: string | null) => seenOn }),
    rememberToday: assign({
      today: ({ context, event }) => (event.type === 'page.navigate' ? event.today : context.today),
    }),
    seeToday: assign({ seenOn: ({ context }) => context.today }),
  },
}).createMachine({
  id: 'headerPush',
  context: ({ input }) => ({ today: input.today, seenOn: null }),
  initial: 'deciding',
  states: {
    deciding: {
      invoke: {
        src: 'readSeenDay',
        onDone: [
          {
            guard: { type: 'wasSeenToday', params: ({ event }) => event.output },
            target: 'hidden',
            actions: { type: 'rememberSeenDay', params: ({ event }) => event.output },
          },
          { target: 'shown', actions: { type: 'rememberSeenDay', params: ({ event }) => event.output } },
        ],
        onError: 'shown',
      },
    },
    shown: {
      initial: 'fresh',
      on: { 'push.close': { target: 'hidden', actions: 'seeToday' } },
      states: {
        fresh: {
          on: {
            'visitor.act': { target: 'seen', actions: 'seeToday' },
            'page.navigate': { target: '#headerPush.hidden', actions: 'seeToday' },
          },
        },
        seen: {
          invoke: { src: 'keepSeenDay', input: ({ context }) => ({ day: context.today }) },
          on: {
            'page.navigate': [
              { guard: 'isLaterDay', target: 'fresh', actions: 'rememberToday' },
              { target: '#headerPush.hidden', actions: 'rememberToday' },
            ],
          },
        },
      },
    },
    hidden: {
      invoke: { src: 'keepSeenDay', input: ({ context }) => ({ day: context.seenOn ?? context.today }) },
      on: { 'page.navigate': { guard: 'isLaterDay', target: 'shown', actions: 'rememberToday' } },
    },
  },
})
