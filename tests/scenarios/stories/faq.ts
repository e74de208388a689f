import { faqMachine } from '../../../machines/faq-machine.ts'
import { brings, does, editions, fails, requests, type ScenarioStory } from '../story.ts'

const where = [editions.fr, editions.nl]
const machine = faqMachine
const path = '/api/chat/availability'

const checks = (instructions: readonly string[]) => [
  does('chat.check'),
  requests('GET', path, 200, { instructions }),
  brings('checkChat', instructions),
]

export const stories: readonly ScenarioStory[] = [
  {
    name: 'faq-chat-available',
    title: 'The chat service has no reason to hide: the chat is available, and stays so on the next page',
    machine,
    editions: where,
    steps: [...checks([]), does('page.navigate')],
  },
  {
    name: 'faq-chat-no-agents',
    title: 'Nobody can answer: the chat is unavailable',
    machine,
    editions: where,
    steps: checks(['hide_reason_no_agents_available']),
  },
  {
    name: 'faq-chat-schedule',
    title: 'The chat is closed by its hours: it is unavailable; other instructions do not close it',
    machine,
    editions: where,
    steps: [...checks(['schedule']), ...checks(['greeting'])],
  },
  {
    name: 'faq-chat-unknown',
    title: 'The chat service fails: its availability is unknown; the next request succeeds',
    machine,
    editions: where,
    steps: [
      does('chat.check'),
      requests('GET', path, 503, { error: 'unavailable' }),
      fails('checkChat', 'no answer'),
      ...checks([]),
    ],
  },
  {
    name: 'faq-chat-nonsense',
    title: 'The chat service answers nonsense: nobody knows',
    machine,
    editions: where,
    steps: [
      does('chat.check'),
      requests('GET', path, 200, { instructions: 'open' }),
      fails('checkChat', 'malformed'),
    ],
  },
  {
    name: 'faq-categories-shown-whole',
    title: 'Categories are shown whole one by one, and capped again on the next page',
    machine,
    editions: where,
    steps: [
      does('category.showAll', { category: 'tickets' }),
      does('category.showAll', { category: 'account' }),
      does('category.showAll', { category: 'tickets' }),
      does('page.navigate'),
    ],
  },
  {
    name: 'faq-chat-closes-meanwhile',
    title: 'The chat was available; the next request finds it closed',
    machine,
    editions: where,
    steps: [...checks([]), ...checks(['schedule'])],
  },
]
