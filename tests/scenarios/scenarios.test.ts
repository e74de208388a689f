import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { parseScenario } from '../../src/inspector/scenario/format.ts'
import { network } from './network.ts'
import { formatReports, runScenario, staleScenarios } from './run-scenario.ts'
import { readScenario, scenarioNames } from './scenario-files.ts'

/** Real milliseconds for actors and responses; the machine may be busy. */
const patience = 30_000

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

/** `npm run scenarios -- <name>` selects one. */
const chosen = process.env.SCENARIOS?.split(',') ?? scenarioNames

test('there are at least 40 scenarios, each for two editions or more', () => {
  expect(scenarioNames.length).toBeGreaterThanOrEqual(40)
  expect(
    scenarioNames.filter((name) => parseScenario(readScenario(name)).header.editions.length < 2),
  ).toEqual([])
})

test('each was recorded from the current version of its chart', () => {
  expect(
    staleScenarios(),
    'their chart has changed: replay them, read them, then `npm run scenarios -- --accept`',
  ).toEqual([])
})

describe.each(chosen)('%s', (name) => {
  test(
    'goes as it is told',
    async () => {
      const reports = await runScenario(readScenario(name))
      if (reports.some(({ divergence }) => divergence !== null)) expect.fail(formatReports(reports))
    },
    patience,
  )
})
