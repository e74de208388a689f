import { assertEvent, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The help centre. Two independent regions:
 *
 * - `lists`: `capped` or `opened`. `category.showAll` shows all articles of a category; a navigation
 *   caps all categories again.
 * - `chat`: availability of the chat. `unchecked` until `chat.check`; `checking` requests the instructions of
 *   the chat service (`checkChat`), which lead to `available` or `unavailable`; a failure leads to `unknown`.
 *   Each result can be checked again.
 */

/** Instructions of the chat service that mean it is closed or has no agent. */
const closedInstructions: readonly string[] = ['hide_reason_no_agents_available', 'schedule']

export type ChatInstructions = readonly string[]

export const isClosedBy = (instructions: ChatInstructions): boolean =>
  instructions.some((each) => closedInstructions.includes(each))

type FaqEvent =
  | { readonly type: 'category.showAll'; readonly category: string }
  | { readonly type: 'chat.check' }
  | { readonly type: 'page.navigate' }

const types: Partial<{ context: { shown: readonly string[] }; events: FaqEvent }> = {}

export const faqMachine = setup({
  types,
  actors: {
    checkChat: fromPromise<ChatInstructions>(async () => unconnected('checkChat')),
  },
  guards: {
    isClosed: (_, { instructions }: { instructions: ChatInstructions }) => isClosedBy(instructions),
  },
  actions: {
    showAll: assign(({ context, event }) => {
      assertEvent(event, 'category.showAll')
      return { shown: [...new Set([...context.shown, event.category])] }
    }),
    capAll: assign({ shown: [] }),
  },
}).createMachine({
  id: 'faq',
  context: { shown: [] },
  type: 'parallel',
  states: {
    lists: {
      initial: 'capped',
      states: {
        capped: { on: { 'category.showAll': { target: 'opened', actions: 'showAll' } } },
        opened: {
          on: {
            'category.showAll': { actions: 'showAll' },
            'page.navigate': { target: 'capped', actions: 'capAll' },
          },
        },
      },
    },
    chat: {
      initial: 'unchecked',
      states: {
        unchecked: { on: { 'chat.check': 'checking' } },
        checking: {
          invoke: {
            src: 'checkChat',
            onDone: [
              {
                guard: { type: 'isClosed', params: ({ event }) => ({ instructions: event.output }) },
                target: 'unavailable',
              },
              { target: 'available' },
            ],
            onError: 'unknown',
          },
        },
        available: { on: { 'chat.check': 'checking' } },
        unavailable: { on: { 'chat.check': 'checking' } },
        unknown: { on: { 'chat.check': 'checking' } },
      },
    },
  },
})

/** `unknown` before the check and after a failure. */
export function chatAvailability(snapshot: SnapshotFrom<typeof faqMachine>): boolean | 'unknown' {
  if (snapshot.matches({ chat: 'available' })) return true
  return snapshot.matches({ chat: 'unavailable' }) ? false : 'unknown'
}
