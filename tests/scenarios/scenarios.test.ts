import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../scope.ts'
import { network } from './network.ts'
import { formatReports, productCoverage, runScenario, staleScenarios } from './run-scenario.ts'
import { readScenario, scenarioFiles, scenarioNames } from './scenario-files.ts'

/** Milliseconds until a replay that never ends is given up. */
const patience = 120_000

/** `npm run scenarios -- <name>` selects one. */
const selected = process.env.SCENARIOS?.split(',')
const chosen = selected ?? scenarioNames
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

test.skipIf(selected)('they reach every state, transition and action of every machine', () => {
  const missed = productCoverage(scenarioFiles()).map(({ machine, states, transitions, actions }) => [
    machine,
    [...states.missed, ...transitions.missed.map(({ id }) => id), ...actions.missed],
  ])
  expect(missed.filter(([, names]) => names?.length !== 0)).toEqual([])
})

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
