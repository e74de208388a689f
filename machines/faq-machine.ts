import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate'

/**
 * The help centre as a visitor uses it. Two independent halves:
 *
 * - `lists`: `capped` or `opened`. `category.showAll` shows all articles of one category and remembers it; a navigation caps them all again.
 * - `chat`: whether somebody can be written to. `unasked` until `chat.check`; then `checking`, an actor that asks the chat service for its
 *   instructions. They make it `available` or, where they say that nobody is there or that it is closed, `unavailable`. A failure leaves it
 *   `unknown`. It can be checked again from each of the three; a navigation changes nothing.
 */

/** What the chat service says when nobody can answer. */
const closedInstructions: readonly string[] = ['hide_reason_no_agents_available', 'schedule']

export type ChatInstructions = readonly string[]

export const isClosedBy = (instructions: ChatInstructions): boolean =>
  instructions.some((each) => closedInstructions.includes(each))

type FaqEvent =
  | { readonly type: 'category.showAll'; readonly category: string }
  | { readonly type: 'chat.check' }
  | { readonly type: 'page.navigate' }

export const faqMachine = setup({
  types: { context: {} as { shown: readonly string[] }, events: {} as FaqEvent },
  actors: {
    checkChat: fromPromise<ChatInstructions>(() => Promise.reject(new Error('No chat service is connected'))),
  },
  guards: {
    isClosed: (_, { instructions }: { instructions: ChatInstructions }) => isClosedBy(instructions),
  },
  actions: {
    showAll: assign(({ context, event }) =>
      event.type === 'category.showAll' && !context.shown.includes(event.category)
        ? { shown: [...context.shown, event.category] }
        : {},
    ),
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
      initial: 'unasked',
      states: {
        unasked: { on: { 'chat.check': 'checking' } },
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

/** True or false as the chat service says; `unknown` before and where it fails. */
export function chatAvailability(snapshot: SnapshotFrom<typeof faqMachine>): boolean | 'unknown' {
  if (snapshot.matches({ chat: 'available' })) return true
  return snapshot.matches({ chat: 'unavailable' }) ? false : 'unknown'
}
