import { expect, test } from 'vitest'
import type { TestCase } from 'vitest/node'
import { faqMachine } from '../../machines/faq-machine.ts'
import { coverageOf } from '../../src/inspector/scenario/coverage.ts'
import { parseScenario } from '../../src/inspector/scenario/format.ts'
import { isExhaustive } from '../scope.ts'
import { formatCoverage } from './coverage-report.ts'
import { exitCodeOf, ScenarioReporter } from './reporter.ts'
import { rewritten } from './rewrite.ts'
import { productCoverage } from './run-scenario.ts'
import { readScenario, type ScenarioFile, scenarioFiles } from './scenario-files.ts'
import { formatList, selectScenarios } from './selection.ts'
import { affectedBy } from './watch.ts'

const file = (name: string, machine: string): ScenarioFile => ({
  name,
  machine,
  title: `The story ${name}`,
  editions: ['fr-fr', 'nl-nl'],
})
const files = [
  file('faq-chat', 'faq'),
  file('card-balance', 'cardCheck'),
  file('card-unknown', 'cardCheck'),
  file('half-written', ''),
]

const select = (words: readonly string[], machines: readonly string[] = []) =>
  selectScenarios({ words, machines }, { files, machines: ['cardCheck', 'faq', 'flagLine'] }).map(
    ({ name }) => name,
  )

test.each([
  ['nothing', [], [], files.map(({ name }) => name)],
  ['a scenario', ['faq-chat'], [], ['faq-chat']],
  ['a machine by its file', ['card-check'], [], ['card-balance', 'card-unknown']],
  ['a pattern', ['*-un*'], [], ['card-unknown']],
  ['a pattern within a machine', ['card-*'], ['faq'], []],
  ['several', ['faq', 'card-balance'], [], ['faq-chat', 'card-balance']],
])('selects by %s', (_, words, machines, expected) => {
  expect(select(words, machines)).toEqual(expected)
})

test('names an unknown scenario and an unknown machine, with the nearest known ones', () => {
  expect(() => select(['faq-chatt'])).toThrow('Unknown scenario or machine: faq-chatt. Nearest: faq-chat')
  expect(() => select(['popcorn*'])).toThrow('There are: cardCheck, faq, flagLine')
})

test('lists the scenarios by machine, with title and editions', () => {
  expect(formatList(files.slice(0, 1))).toBe('faq (1)\n  faq-chat  The story faq-chat  fr-fr nl-nl\n')
})

test('replays a changed scenario again, those of a changed chart, or all', () => {
  expect(affectedBy('tests/scenarios/card-balance.jsonl', files)).toEqual(['card-balance'])
  expect(affectedBy('machines/card-check-machine.ts', files)).toEqual(['card-balance', 'card-unknown'])
  expect(affectedBy('src/api/write.ts', files)).toHaveLength(files.length)
  expect(affectedBy('machines/card-check-machine.test.ts', files)).toEqual([])
})

test('tells a difference from a scenario that cannot be replayed', () => {
  const ran = (name: string) => {
    const error = Object.assign(new Error('line 3: no JSON'), { name })
    return { name: 'one', result: () => ({ state: 'failed', errors: [error] }) } as unknown as TestCase
  }
  const reporter = new ScenarioReporter(() => {})
  reporter.onTestCaseResult(ran('AssertionError'))
  expect(exitCodeOf(reporter.counts)).toBe(1)
  reporter.onTestCaseResult(ran('ScenarioError'))
  expect(reporter.counts).toEqual({ holds: 0, differs: 1, invalid: 1 })
  expect(exitCodeOf(reporter.counts)).toBe(2)
})

test('updates the states of a scenario, and adds them to one that has only events', () => {
  const kept = readScenario('faq-categories-shown-whole')
  const changed = kept.replaceAll(/"chart":"\w+"/g, '"chart":"older"').replaceAll('"opened"', '"capped"')
  expect(rewritten(changed, faqMachine)).toBe(kept)
  const events = kept.split('\n').filter((line) => !line.includes('"kind":"snapshot"'))
  const states = parseScenario(rewritten(events.join('\n'), faqMachine)).lines.filter(
    ({ kind }) => kind === 'snapshot',
  )
  expect(states).toHaveLength(events.filter((line) => line.includes('"kind":"event"')).length)
})

test('the coverage counts what a scenario reaches, and names what is missing', () => {
  const report = formatCoverage([coverageOf(faqMachine, [readScenario('faq-chat-unknown')])])
  expect(report).toMatch(
    /^machine {2}scenarios {2}states {2}transitions {2}actions\nfaq +1 +7\/9 +4\/10 +0\/2\n/,
  )
  expect(report).toContain('  state faq.chat.unavailable\n')
  expect(report).toContain(
    '  transition faq.chat.checking on checkChat done [isClosed] to faq.chat.unavailable\n',
  )
  expect(report).toContain('  action showAll\n')
})

test.runIf(isExhaustive)('scenarios reach every state, transition and action of every machine', () => {
  const missed = productCoverage(scenarioFiles()).map(({ machine, states, transitions, actions }) => [
    machine,
    [...states.missed, ...transitions.missed.map(({ id }) => id), ...actions.missed],
  ])
  expect(missed.filter(([, names]) => names?.length !== 0)).toEqual([])
})
