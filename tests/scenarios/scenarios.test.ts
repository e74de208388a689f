import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../scope.ts'
import { network } from './network.ts'
import { formatReports, productCoverage, runScenario, staleScenarios } from './run-scenario.ts'
import { readScenario, scenarioFiles, scenarioNames } from './scenario-files.ts'

/** Milliseconds until a replay that never ends is given up. */
const patience = 120_000

/** One or two of each machine, which together take most of their transitions. */
const inQuick = [
  'accordion-one-at-a-time',
  'alerts-leave-by-themselves',
  'auth-nobody-signs-in',
  'card-without-captcha',
  'chat-question-closed',
  'faq-chat-closes-meanwhile',
  'favourites-by-cookie',
  'feedback-lost-and-changed',
  'feelings-wish-and-rating',
  'flag-line-cut-and-opened-again',
  'header-push-next-page',
  'header-sticks-on-the-way-up',
  'identity-silent-login-required',
  'list-type-filter',
  'locator-position-locks-the-order',
  'modals-sign-in-required',
  'reminder-lost-and-sent-again',
  'schedule-from-the-address',
  'search-group-shown-whole',
  'season-add-and-remove',
  'smart-banner-hidden',
  'subscription-reset',
  'trailer-another-video',
  'wishlist-account-changes',
]

/** `npm run scenarios -- <name>` selects one. */
const selected = process.env.SCENARIOS?.split(',')
const chosen = selected ?? (isExhaustive ? scenarioNames : inQuick)
/** Other editions of a scenario differ in its words only. */
const mostEditions = isExhaustive || selected ? undefined : 1

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

test.skipIf(selected)('each was recorded from the current version of its chart', () => {
  expect(
    staleScenarios(),
    'their chart has changed: replay them, read them, then `npm run scenarios -- --accept`',
  ).toEqual([])
})

test.skipIf(selected)(
  'they reach every state, transition and action of every machine',
  { tags: ['exhaustive'] },
  () => {
    const missed = productCoverage(scenarioFiles()).map(({ machine, states, transitions, actions }) => [
      machine,
      [...states.missed, ...transitions.missed.map(({ id }) => id), ...actions.missed],
    ])
    expect(missed.filter(([, names]) => names?.length !== 0)).toEqual([])
  },
)

describe('the machine and its actors do what was recorded in', () => {
  test.each(chosen)(
    '%s',
    async (name) => {
      const reports = await runScenario(readScenario(name), mostEditions)
      if (reports.some(({ divergence }) => divergence !== null)) expect.fail(formatReports(reports))
    },
    patience,
  )
})
