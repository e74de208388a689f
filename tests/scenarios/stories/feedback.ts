import { feedbackMachine } from '../../../machines/feedback-machine.ts'
import { brings, does, editions, fails, requests, type ScenarioStory } from '../story.ts'

const machine = feedbackMachine
const where = [editions.fr, editions.ch, editions.nl]
const path = '/api/feedback?language={language}'
const writes = [
  does('rating.choose', { rating: 4 }),
  does('text.change', { text: 'Good seats' }),
  does('form.send'),
]
const sent = { rating: 4, text: 'Good seats', path: '/' }

export const stories: readonly ScenarioStory[] = [
  {
    name: 'feedback-sent',
    title: 'An opinion needs a rating; with one it is sent',
    machine,
    editions: where,
    steps: [
      does('form.send'),
      ...writes,
      requests('POST', path, 204, null, { sent }),
      brings('sendOpinion', undefined),
    ],
  },
  {
    name: 'feedback-lost-and-sent-again',
    title: 'The service fails: what was written is kept, changed and sent again',
    machine,
    editions: where,
    steps: [
      ...writes,
      requests('POST', path, 500, { error: 'internal' }, { sent }),
      fails('sendOpinion', 'no answer'),
      does('rating.choose', { rating: 5 }),
      does('form.send'),
      requests('POST', path, 204, null, { sent: { ...sent, rating: 5 } }),
      brings('sendOpinion', undefined),
    ],
  },
  {
    name: 'feedback-lost-and-changed',
    title: 'The service fails: the text can be changed before it is sent again',
    machine,
    editions: where,
    steps: [
      ...writes,
      requests('POST', path, 500, { error: 'internal' }, { sent }),
      fails('sendOpinion', 'no answer'),
      does('text.change', { text: 'Very good seats' }),
      does('form.send'),
      requests('POST', path, 204, null, { sent: { ...sent, text: 'Very good seats' } }),
      brings('sendOpinion', undefined),
    ],
  },
]
