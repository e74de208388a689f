import { chatMachine } from '../../../machines/chat-machine.ts'
import { brings, does, editions, fails, requests, type ScenarioStory, waits } from '../story.ts'

const where = [editions.fr, editions.nl]
const machine = chatMachine

const available = '/api/chat/availability'
const conversations = '/api/chat/conversations'
const messages = `${conversations}/c-1/messages`

const article = { id: '12', slug: 'tickets', title: 'Lost tickets' }
const hello = { id: 'a-1', text: 'Hello', articles: [] }
const reply = { id: 'a-2', text: 'This may help.', articles: [article] }
const agentMessage = (message: object) => ({ ...message, from: 'agent' })

const requestsInstructions = (instructions: readonly string[]) =>
  requests('GET', available, 200, { instructions })
const begins = requests(
  'POST',
  conversations,
  201,
  { id: 'c-1', messages: [hello] },
  { sent: { language: '{language}' } },
)
const started = brings('startConversation', { id: 'c-1', messages: [agentMessage(hello)] })
const talking = [does('chat.open', { allowed: true }), requestsInstructions([]), begins, started]
const sends = (text: string) => [does('message.send', { text })]
const repliesByAgent = requests(
  'POST',
  messages,
  200,
  { messages: [reply] },
  { sent: { text: 'Where are my tickets?' } },
)

export const stories: readonly ScenarioStory[] = [
  {
    name: 'chat-answers-with-an-article',
    title: 'Somebody answers a question, with an article of the help centre',
    machine,
    editions: where,
    steps: [
      ...talking,
      ...sends(' Where are my tickets? '),
      repliesByAgent,
      brings('sendMessage', [agentMessage(reply)]),
    ],
  },
  {
    name: 'chat-closed-by-its-hours',
    title: 'The chat service says that it is closed: nothing begins',
    machine,
    editions: where,
    steps: [
      does('chat.open', { allowed: true }),
      requestsInstructions(['schedule']),
      fails('startConversation', 'The chat is closed'),
    ],
  },
  {
    name: 'chat-nobody-available',
    title: 'The chat service says that nobody is there, and later that somebody is',
    machine,
    editions: where,
    steps: [
      does('chat.open', { allowed: true }),
      requestsInstructions(['hide_reason_no_agents_available']),
      fails('startConversation', 'The chat is closed'),
      ...talking,
    ],
  },
  {
    name: 'chat-service-down',
    title: 'The chat service fails: the conversation cannot begin, and may be tried again',
    machine,
    editions: where,
    steps: [
      does('chat.open', { allowed: true }),
      requests('GET', available, 500, { error: 'internal' }),
      fails('startConversation', 'no answer'),
      does('chat.close'),
      ...talking,
    ],
  },
  {
    name: 'chat-message-lost-and-sent-again',
    title: 'A message does not arrive: it is kept and sent again',
    machine,
    editions: where,
    steps: [
      ...talking,
      ...sends('Where are my tickets?'),
      requests('POST', messages, 500, { error: 'internal' }),
      fails('sendMessage', 'no answer'),
      does('message.retry'),
      repliesByAgent,
      brings('sendMessage', [agentMessage(reply)]),
    ],
  },
  {
    name: 'chat-late-answer-after-closing',
    title:
      'The window is closed before the answer comes: the late answer is not heard, the message waits to be sent again',
    machine,
    editions: where,
    steps: [
      ...talking,
      ...sends('Where are my tickets?'),
      requests(
        'POST',
        messages,
        200,
        { messages: [reply] },
        { delay: 3_000, sent: { text: 'Where are my tickets?' } },
      ),
      waits(500),
      does('chat.close'),
      waits(3_000),
      does('chat.open', { allowed: true }),
    ],
  },
  {
    name: 'chat-asks-for-consent',
    title: 'Without consent the chat service gets no request; refused, the window closes',
    machine,
    editions: where,
    steps: [
      does('chat.open', { allowed: false }),
      does('consent.refuse'),
      does('chat.open', { allowed: false }),
      does('consent.give'),
      requestsInstructions([]),
      begins,
      started,
    ],
  },
  {
    name: 'chat-says-nothing-empty',
    title: 'A message of blanks is not sent; ending forgets the conversation',
    machine,
    editions: where,
    steps: [...talking, ...sends('   '), does('chat.end'), does('chat.close')],
  },
  {
    name: 'chat-closed-and-opened-again',
    title: 'Closed and opened again, the conversation goes on',
    machine,
    editions: where,
    steps: [...talking, does('chat.close'), does('chat.open', { allowed: true })],
  },
  {
    name: 'chat-question-closed',
    title:
      'The question for consent is closed without a decision, and appears again after the end of a conversation',
    machine,
    editions: where,
    steps: [
      does('chat.open', { allowed: false }),
      does('chat.close'),
      ...talking,
      does('chat.end'),
      does('chat.open', { allowed: false }),
      does('consent.give'),
      requestsInstructions([]),
      begins,
      started,
      does('chat.end'),
      ...talking,
    ],
  },
  {
    name: 'chat-closed-while-it-begins',
    title: 'The window is closed before the service answers: no conversation begins',
    machine,
    editions: where,
    begins: 'midway',
    steps: [does('chat.open', { allowed: true }), does('chat.close')],
  },
]
