import { cardCheckMachine } from '../../../machines/card-check-machine.ts'
import { brings, does, editions, fails, requests, type ScenarioStory, waits } from '../story.ts'

const machine = cardCheckMachine
const where = [editions.fr, editions.ch, editions.nl]

// Recording replaces real numbers, PINs and codes with these.
const question = { kind: 'giftCard', number: '0000000000000000', pin: '0000' }
const path = '/api/gift-card/0000000000000000/0000?language={language}'
const voucher = { kind: 'voucher', code: 'CODE0000' }

const solved = brings('solveCaptcha', 'masked')
const submits = [does('check.submit', { question }), solved]
const worth = { valid: true, status: 'valid', balance: 25, expirationDate: '2027-05-31' }
const card = { status: 'valid', balance: 25, expiresOn: '2027-05-31' }
const checked = [
  requests('GET', path, 200, worth),
  brings('checkCard', { result: { kind: 'giftCard', card } }),
]
const refused = (reason: string, wait: number | null = null) =>
  brings('checkCard', { refusal: { reason, wait } })

export const stories: readonly ScenarioStory[] = [
  {
    name: 'card-balance',
    title: 'A gift card is worth something',
    machine,
    editions: where,
    steps: [...submits, ...checked],
  },
  {
    name: 'card-unknown',
    title: 'The gift card is unknown; another one is checked',
    machine,
    editions: where,
    steps: [
      ...submits,
      requests('GET', path, 404, { error: 'not found' }),
      refused('unknown'),
      ...submits,
      ...checked,
    ],
  },
  {
    name: 'card-captcha-refused',
    title: 'The captcha is refused; another try brings a new one',
    machine,
    editions: where,
    steps: [
      ...submits,
      requests('GET', path, 403, { error: 'captcha' }),
      refused('captcha'),
      does('check.retry'),
      solved,
      ...checked,
    ],
  },
  {
    name: 'card-too-many-tries',
    title: 'Too many attempts: the visitor sees how long to wait',
    machine,
    editions: where,
    steps: [
      ...submits,
      requests('GET', path, 429, { error: 'too many' }, { headers: { 'retry-after': '120' } }),
      refused('rateLimited', 120),
    ],
  },
  {
    name: 'card-service-fails',
    title: 'The service fails: the input stays, and is sent again',
    machine,
    editions: where,
    steps: [
      ...submits,
      requests('GET', path, 500, { error: 'internal' }),
      refused('unavailable'),
      does('check.retry'),
      solved,
      ...checked,
    ],
  },
  {
    name: 'card-late-answer-after-reset',
    title:
      'Everything is forgotten before the answer comes: the late answer is not heard, and the next question has its own',
    machine,
    editions: where,
    steps: [
      ...submits,
      requests('GET', path, 200, worth, { delay: 2_000 }),
      waits(300),
      does('check.reset'),
      does('check.submit', { question: voucher }),
      { does: 'actor', from: 'solveCaptcha', result: { output: 'masked' } },
      requests('GET', '/api/voucher/CODE0000?language={language}', 200, {
        valid: false,
        status: 'used',
        label: '2 tickets',
        amount: null,
        quantity: 0,
      }),
      brings('checkCard', {
        result: {
          kind: 'voucher',
          card: { status: 'used', label: '2 tickets', amount: null, quantity: 0, expiresOn: null },
        },
      }),
      waits(3_000),
    ],
  },
  {
    name: 'card-without-captcha',
    title: 'The captcha cannot be solved: the input stays, and is sent again',
    machine,
    editions: where,
    steps: [
      does('check.submit', { question }),
      fails('solveCaptcha', 'no worker'),
      does('check.retry'),
      solved,
      ...checked,
    ],
  },
  {
    name: 'card-another-one',
    title: 'After a result another card is checked',
    machine,
    editions: where,
    steps: [...submits, ...checked, ...submits, ...checked],
  },
  {
    name: 'card-check-breaks',
    title: 'The check itself breaks: refused as if the service failed',
    machine,
    editions: where,
    begins: 'midway',
    steps: [...submits, fails('checkCard', 'unexpected')],
  },
]
