import { assign, setup } from 'xstate'
import type { AlertMessage } from '../content-models/alert.ts'

/**
 * The alerts that the site itself has for the visitor, one at a time.
 *
 * - `empty`: nothing to say. `alert.show` queues the first.
 * - `shown`: the first of the queue is in view, the others wait their turn. An alert with an `autoCloseId` is `passing`: it leaves by itself
 *   after a while that begins when it comes into view. Any other is `staying`. `alert.dismiss` takes away the first where it is closable.
 *
 * An alert that is in the queue already, by its `autoCloseId`, is not queued twice.
 */

export interface AlertsContext {
  readonly queue: readonly AlertMessage[]
  /** Ms. */
  readonly autoClose: number
}

export type AlertsEvent =
  | { readonly type: 'alert.show'; readonly alert: AlertMessage }
  | { readonly type: 'alert.dismiss' }

const isQueued = (queue: readonly AlertMessage[], { autoCloseId }: AlertMessage) =>
  autoCloseId !== null && queue.some((alert) => alert.autoCloseId === autoCloseId)

export const alertsMachine = setup({
  types: {
    context: {} as AlertsContext,
    input: {} as Pick<AlertsContext, 'autoClose'>,
    events: {} as AlertsEvent,
  },
  delays: { autoClose: ({ context }) => context.autoClose },
  guards: {
    isEmpty: ({ context }) => context.queue.length === 0,
    isPassing: ({ context }) => (context.queue[0]?.autoCloseId ?? null) !== null,
    isClosable: ({ context }) => context.queue[0]?.closable === true,
  },
  actions: {
    enqueue: assign(({ context, event }) =>
      event.type === 'alert.show' && !isQueued(context.queue, event.alert)
        ? { queue: [...context.queue, event.alert] }
        : {},
    ),
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
