import { assertEvent, assign, fromPromise, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * A chat conversation.
 *
 * - `closed`: `chat.open` starts or resumes. Without consent the chat is in `needsConsent`; with it,
 *   `checking` (`startConversation`).
 * - `refused`: the conversation could not start; `chat.open` tries again.
 * - `open`: `idle`, `sending` a message (`sendMessage`), or `failed`, where the message is
 *   stored and can be sent again.
 * - `ended`: after `chat.end`; the next `chat.open` starts a new conversation.
 *
 * `chat.close` hides the window and retains the conversation. `chat.open` resumes it, with an
 * unsent message as `failed`.
 */

export interface ChatArticle {
  readonly id: string
  readonly slug: string | null
  readonly title: string
}

export interface ChatMessage {
  readonly id: string
  readonly from: 'visitor' | 'agent'
  readonly text: string
  readonly articles: readonly ChatArticle[]
}

export interface StartedChat {
  readonly id: string
  readonly messages: readonly ChatMessage[]
}

export interface Question {
  readonly conversation: string
  readonly text: string
}

interface ChatContext {
  readonly conversation: string | null
  readonly messages: readonly ChatMessage[]
  /** The visitor's message that has no response yet. */
  readonly pending: string | null
}

type ChatEvent =
  | { readonly type: 'chat.open'; readonly allowed: boolean }
  | { readonly type: 'consent.give' }
  | { readonly type: 'consent.refuse' }
  | { readonly type: 'message.send'; readonly text: string }
  | { readonly type: 'message.retry' }
  | { readonly type: 'chat.end' }
  | { readonly type: 'chat.close' }

const nothing: ChatContext = { conversation: null, messages: [], pending: null }

function isAllowed(event: ChatEvent): boolean {
  assertEvent(event, 'chat.open')
  return event.allowed
}

const types: Partial<{ context: ChatContext; events: ChatEvent }> = {}

export const chatMachine = setup({
  types,
  actors: {
    startConversation: fromPromise<StartedChat>(async () => unconnected('startConversation')),
    sendMessage: fromPromise<readonly ChatMessage[], Question>(async () => unconnected('sendMessage')),
  },
  guards: {
    isAllowed: ({ event }) => isAllowed(event),
    hasUnsent: ({ context, event }) =>
      isAllowed(event) && context.conversation !== null && context.pending !== null,
    hasConversation: ({ context, event }) => isAllowed(event) && context.conversation !== null,
    hasText: ({ event }) => {
      assertEvent(event, 'message.send')
      return event.text.trim() !== ''
    },
  },
  actions: {
    begin: assign((_, { id, messages }: StartedChat) => ({ conversation: id, messages, pending: null })),
    addMessage: assign(({ context, event }) => {
      assertEvent(event, 'message.send')
      const text = event.text.trim()
      const message: ChatMessage = {
        id: `visitor-${context.messages.length}`,
        from: 'visitor',
        text,
        articles: [],
      }
      return { pending: text, messages: [...context.messages, message] }
    }),
    addReplies: assign(({ context }, { replies }: { replies: readonly ChatMessage[] }) => ({
      pending: null,
      messages: [...context.messages, ...replies],
    })),
    forget: assign(nothing),
  },
}).createMachine({
  id: 'chat',
  context: nothing,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'chat.open': [
          { guard: 'hasUnsent', target: 'open.failed' },
          { guard: 'hasConversation', target: 'open' },
          { guard: 'isAllowed', target: 'checking' },
          { target: 'needsConsent' },
        ],
      },
    },
    needsConsent: { on: { 'consent.give': 'checking', 'consent.refuse': 'closed', 'chat.close': 'closed' } },
    checking: {
      invoke: {
        src: 'startConversation',
        onDone: { target: 'open', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: 'refused',
      },
      on: { 'chat.close': 'closed' },
    },
    refused: { on: { 'chat.open': { guard: 'isAllowed', target: 'checking' }, 'chat.close': 'closed' } },
    open: {
      initial: 'idle',
      on: { 'chat.close': 'closed', 'chat.end': 'ended' },
      states: {
        idle: {
          on: { 'message.send': { guard: 'hasText', target: 'sending', actions: 'addMessage' } },
        },
        sending: {
          invoke: {
            src: 'sendMessage',
            input: ({ context }) => ({
              conversation: context.conversation ?? '',
              text: context.pending ?? '',
            }),
            onDone: {
              target: 'idle',
              actions: { type: 'addReplies', params: ({ event }) => ({ replies: event.output }) },
            },
            onError: 'failed',
          },
        },
        failed: { on: { 'message.retry': 'sending' } },
      },
    },
    ended: {
      entry: 'forget',
      on: {
        'chat.open': [{ guard: 'isAllowed', target: 'checking' }, { target: 'needsConsent' }],
        'chat.close': 'closed',
      },
    },
  },
})
