import { assertEvent, assign, setup } from 'xstate'
import type { AlertMessage } from '#models/alert.ts'

/**
 * The site's own alerts, one at a time.
 *
 * - `empty`: the queue is empty. `alert.show` adds the first alert.
 * - `shown`: the first alert of the queue is in view. With an `autoCloseId` it is `passing`: it
 *   closes `autoClose` ms after it came into view. Otherwise it is `staying`. `alert.dismiss`
 *   removes it if it is closable.
 *
 * An `autoCloseId` is queued only once.
 */

export interface AlertsContext {
  readonly queue: readonly AlertMessage[]
  /** Milliseconds. */
  readonly autoClose: number
}

export type AlertsEvent =
  | { readonly type: 'alert.show'; readonly alert: AlertMessage }
  | { readonly type: 'alert.dismiss' }

const isQueued = (queue: readonly AlertMessage[], { autoCloseId }: AlertMessage) =>
  autoCloseId !== null && queue.some((alert) => alert.autoCloseId === autoCloseId)

const types: Partial<{
  context: AlertsContext
  input: Pick<AlertsContext, 'autoClose'>
  events: AlertsEvent
}> = {}

export const alertsMachine = setup({
  types,
  delays: { autoClose: ({ context }) => context.autoClose },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    isPassing: ({ context }) => (context.queue[0]?.autoCloseId ?? null) !== null,
    isClosable: ({ context }) => context.queue[0]?.closable === true,
  },
  actions: {
    enqueue: assign(({ context, event }) => {
      assertEvent(event, 'alert.show')
      return isQueued(context.queue, event.alert) ? {} : { queue: [...context.queue, event.alert] }
    }),
    dequeue: assign({ queue: ({ context }) => context.queue.slice(1) }),
  },
}).createMachine({
  id: 'alerts',
  context: ({ input }) => ({ queue: [], autoClose: input.autoClose }),
  initial: 'empty',
  states: {
    empty: { on: { 'alert.show': { target: 'shown', actions: 'enqueue' } } },
    shown: {
      initial: 'next',
      on: {
        'alert.show': { actions: 'enqueue' },
        'alert.dismiss': { guard: 'isClosable', target: '.next', actions: 'dequeue' },
      },
      states: {
        next: {
          always: [
            { guard: 'isEmpty', target: '#alerts.empty' },
            { guard: 'isPassing', target: 'passing' },
            { target: 'staying' },
          ],
        },
        passing: { after: { autoClose: { target: 'next', actions: 'dequeue' } } },
        staying: {},
      },
    },
  },
})
