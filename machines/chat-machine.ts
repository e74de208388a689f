import { assign, fromPromise, setup } from 'xstate'

/**
 * A conversation with the chat. `closed` until `chat.open`. Without the visitor's consent it is `asking` for it first; with it, `checking`, an
 * actor that makes sure that somebody answers and begins. Then the chat is `open`: `idle`, `sending` a message (an actor), or `failed`, where the
 * message is kept and can be sent again. What cannot begin is `refused`, and may be tried again.
 *
 * `chat.close` hides the window and keeps the conversation: the next `chat.open` goes on where it was, an unsent message as `failed`. `chat.end`
 * leads to `ended`, from which only a new conversation begins.
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
  /** Said by the visitor and not answered yet. */
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

export const chatMachine = setup({
  types: { context: {} as ChatContext, events: {} as ChatEvent },
  actors: {
    startConversation: fromPromise<StartedChat>(() =>
      Promise.reject(new Error('No chat service is connected')),
    ),
    sendMessage: fromPromise<readonly ChatMessage[], Question>(() =>
      Promise.reject(new Error('No chat service is connected')),
    ),
  },
  guards: {
    isAllowed: ({ event }) => event.type === 'chat.open' && event.allowed,
    hasUnsent: ({ context, event }) =>
      event.type === 'chat.open' &&
      event.allowed &&
      context.conversation !== null &&
      context.pending !== null,
    hasConversation: ({ context, event }) =>
      event.type === 'chat.open' && event.allowed && context.conversation !== null,
    saysSomething: ({ event }) => event.type === 'message.send' && event.text.trim() !== '',
  },
  actions: {
    begin: assign((_, { id, messages }: StartedChat) => ({ conversation: id, messages, pending: null })),
    addMessage: assign(({ context, event }) => {
      if (event.type !== 'message.send') return {}
      const text = event.text.trim()
      const message: ChatMessage = {
        id: `visitor-${context.messages.length}`,
        from: 'visitor',
        text,
        articles: [],
      }
      return { pending: text, messages: [...context.messages, message] }
    }),
    hear: assign(({ context }, { answers }: { answers: readonly ChatMessage[] }) => ({
      pending: null,
      messages: [...context.messages, ...answers],
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
          { target: 'asking' },
        ],
      },
    },
    asking: { on: { 'consent.give': 'checking', 'consent.refuse': 'closed', 'chat.close': 'closed' } },
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
          on: { 'message.send': { guard: 'saysSomething', target: 'sending', actions: 'addMessage' } },
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
              actions: { type: 'hear', params: ({ event }) => ({ answers: event.output }) },
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
        'chat.open': [{ guard: 'isAllowed', target: 'checking' }, { target: 'asking' }],
        'chat.close': 'closed',
      },
    },
  },
})
