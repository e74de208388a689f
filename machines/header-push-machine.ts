import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The line above the header, shown once a day.
 *
 * - `deciding`: the actor `readSeenDay` reads the day on which it was last seen.
 * - `shown.fresh`: in view. The visitor's first action (`visitor.act`) marks it as seen.
 * - `shown.seen`: the actor `saveSeenDay` saves the day. The line stays until the next navigation.
 * - `hidden`: seen today, or closed. A navigation on a later day shows it again.
 *
 * Days are the site's. Without storage it is shown on every visit.
 */

type HeaderPushEvent =
  | { readonly type: 'visitor.act' }
  | { readonly type: 'push.close' }
  | { readonly type: 'page.navigate'; readonly today: string }

function dayOf(event: HeaderPushEvent): string {
  assertEvent(event, 'page.navigate')
  return event.today
}

const types: Partial<{
  context: { readonly today: string; readonly seenOn: string | null }
  input: { readonly today: string }
  events: HeaderPushEvent
}> = {}

export const headerPushMachine = setup({
  types,
  actors: {
    readSeenDay: fromPromise<string | null>(async () => unconnected('readSeenDay')),
    saveSeenDay: fromPromise<void, { readonly day: string }>(async () => unconnected('saveSeenDay')),
  },
  guards: {
    wasSeenToday: ({ context }, seenOn: string | null) => seenOn === context.today,
    isLaterDay: ({ context, event }) => dayOf(event) !== context.seenOn,
  },
  actions: {
    rememberSeenDay: assign({ seenOn: (_, seenOn: string | null) => seenOn }),
    rememberToday: assign({ today: ({ event }) => dayOf(event) }),
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
          invoke: { src: 'saveSeenDay', input: ({ context }) => ({ day: context.today }) },
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
      invoke: { src: 'saveSeenDay', input: ({ context }) => ({ day: context.seenOn ?? context.today }) },
      on: { 'page.navigate': { guard: 'isLaterDay', target: 'shown', actions: 'rememberToday' } },
    },
  },
})
