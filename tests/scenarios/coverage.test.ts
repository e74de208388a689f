import { expect, test } from 'vitest'
import { faqMachine } from '../../machines/faq-machine.ts'
import { coverageOf } from '../../src/inspector/scenario/coverage.ts'
import { formatCoverage } from './coverage-report.ts'
import { productCoverage } from './run-scenario.ts'
import { readScenario, scenarioFiles } from './scenario-files.ts'

test.each(productCoverage(scenarioFiles()).map((coverage) => [coverage.machine, coverage] as const))(
  'scenarios reach every state, transition and action of %s',
  (_, { states, transitions, actions }) => {
    expect(states.missed, 'write a story: docs/scenarios.md').toEqual([])
    expect(transitions.missed.map(({ id }) => id)).toEqual([])
    expect(actions.missed).toEqual([])
  },
)

test('counts what a scenario reaches, also states that are left within the same event', () => {
  const coverage = coverageOf(faqMachine, [readScenario('faq-categories-shown-whole')])
  expect(coverage).toMatchObject({ machine: 'faq', scenarios: 1, actions: { all: 2, missed: [] } })
  expect(coverage.states).toEqual({
    all: 9,
    missed: ['faq.chat.checking', 'faq.chat.available', 'faq.chat.unavailable', 'faq.chat.unknown'],
  })
  expect(coverage.transitions.missed).toHaveLength(7)
})

test('a machine without scenarios reaches nothing', () => {
  const { states, transitions, actions } = coverageOf(faqMachine, [])
  for (const { all, missed } of [states, transitions, actions]) expect(missed).toHaveLength(all)
})

test('the report has a line for each machine, and names what is missing', () => {
  const coverage = coverageOf(faqMachine, [readScenario('faq-chat-unknown')])
  const report = formatCoverage([coverage])
  expect(report).toMatch(
    /^machine {2}scenarios {2}states {2}transitions {2}actions\nfaq +1 +7\/9 +4\/10 +0\/2\n/,
  )
  expect(report).toContain('  state faq.chat.unavailable\n')
  expect(report).toContain(
    '  transition faq.chat.checking on checkChat done [isClosed] to faq.chat.unavailable\n',
  )
  expect(report).toContain('  action showAll\n')
  expect(formatCoverage([coverage, coverage])).toContain('2 machines          2   14/18')
})
