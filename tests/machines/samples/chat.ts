import type { MachineSamples } from '../samples.ts'

const hello = { id: 'a-1', from: 'agent', text: 'Hello', articles: [] }

export const samples: MachineSamples = {
  events: [
    { type: 'chat.open', allowed: true },
    { type: 'chat.open', allowed: false },
    { type: 'consent.give' },
    { type: 'consent.refuse' },
    { type: 'message.send', text: 'A ticket' },
    { type: 'message.send', text: '  ' },
    { type: 'message.retry' },
    { type: 'chat.end' },
    { type: 'chat.close' },
  ],
  actors: {
    startConversation: { outputs: [{ id: 'c-1', messages: [hello] }], errors: ['closed'] },
    sendMessage: { outputs: [[hello]], errors: ['no answer'] },
  },
  faults: ({
    conversation,
    pending,
  }: {
    readonly conversation: string | null
    readonly pending: string | null
  }) => (conversation === null && pending !== null ? ['a message without a conversation'] : []),
}
