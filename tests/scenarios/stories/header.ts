import { limits } from '../../../config/limits.ts'
import { headerMachine } from '../../../machines/header-machine.ts'
import { headerPushMachine } from '../../../machines/header-push-machine.ts'
import { smartBannerMachine } from '../../../machines/smart-banner-machine.ts'
import { subscriptionMachine } from '../../../machines/subscription-machine.ts'
import { brings, does, editions, fails, type ScenarioStory } from '../story.ts'

const where = [editions.fr, editions.ch, editions.nl]

const scrolls = (position: number, desktop = true) =>
  does('page.scroll', { position, windowHeight: 800, desktop })
const header = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name,
  title,
  machine: headerMachine,
  editions: where,
  input: { thresholds: limits.header },
  steps,
})

const push = (name: string, title: string, steps: ScenarioStory['steps']): ScenarioStory => ({
  name,
  title,
  machine: headerPushMachine,
  editions: where,
  input: { today: '2026-11-20' },
  steps,
})
const goes = (today: string) => does('page.navigate', { today })

const plan = { id: 'solo', price: 24, options: [{ id: 'screens', price: 4, maximum: 2 }] }
const duo = { id: 'duo', price: 38, options: [{ id: 'screens', price: 4, maximum: null }] }
const changes = (modifier: number) => does('option.change', { option: 'screens', modifier })

export const stories: readonly ScenarioStory[] = [
  header(
    'header-sticks-on-the-way-up',
    'Beyond a quarter of the window the header sticks: hidden on the way down, shown on the way up, at rest at 68 px',
    [
      scrolls(68),
      scrolls(200),
      scrolls(201),
      scrolls(400),
      scrolls(350),
      scrolls(360),
      scrolls(300),
      scrolls(68),
    ],
  ),
  header(
    'header-rests-on-a-phone',
    'On a narrow screen it never sticks, and rests as soon as the screen is narrow',
    [scrolls(900, false), scrolls(700, false), scrolls(900), scrolls(890), scrolls(880, false)],
  ),
  header('header-rests-after-a-navigation', 'Another page puts it at rest', [
    scrolls(900),
    scrolls(800),
    does('page.navigate'),
  ]),
  push(
    'header-push-seen-until-tomorrow',
    'Once seen it is not there on the next page, nor on that day again; the next day shows it',
    [
      brings('readSeenDay', '2026-11-19'),
      does('visitor.act'),
      goes('2026-11-20'),
      goes('2026-11-20'),
      goes('2026-11-21'),
    ],
  ),
  push('header-push-closed', 'Closed, it stays away until the next day', [
    brings('readSeenDay', null),
    does('push.close'),
    goes('2026-11-20'),
    goes('2026-11-21'),
  ]),
  push('header-push-seen-today', 'Seen today, it is not shown', [
    brings('readSeenDay', '2026-11-20'),
    goes('2026-11-20'),
  ]),
  push('header-push-kept-nonsense', 'What is kept is nonsense: it is shown as if it had never been seen', [
    brings('readSeenDay', 'yesterday?'),
    does('visitor.act'),
  ]),
  push('header-push-without-storage', 'The browser keeps nothing: it is shown', [
    fails('readSeenDay', 'denied'),
    does('visitor.act'),
  ]),
  {
    name: 'smart-banner-hidden',
    title: 'Hiding the banner is one-way',
    machine: smartBannerMachine,
    editions: where,
    steps: [does('banner.hide'), does('banner.hide')],
  },
  {
    name: 'subscription-options',
    title: 'A plan begins with its options at 0; they change within their bounds; another plan begins anew',
    machine: subscriptionMachine,
    editions: [editions.fr, editions.ch],
    steps: [
      changes(1),
      does('plan.select', { plan }),
      changes(1),
      changes(5),
      changes(-9),
      does('option.change', { option: 'popcorn', modifier: 1 }),
      does('plan.select', { plan: duo }),
      changes(3),
    ],
  },
  {
    name: 'subscription-reset',
    title: 'A reset forgets the plan and its options',
    machine: subscriptionMachine,
    editions: [editions.fr, editions.ch],
    steps: [does('plan.select', { plan }), changes(2), does('plan.reset'), does('plan.reset')],
  },
  push(
    'header-push-next-page',
    'The next page of the visit hides it, also untouched; a page of the next day shows it',
    [
      brings('readSeenDay', null),
      goes('2026-11-20'),
      goes('2026-11-21'),
      does('visitor.act'),
      goes('2026-11-22'),
    ],
  ),
]
