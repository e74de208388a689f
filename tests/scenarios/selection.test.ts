import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { machineNames, type ScenarioFile, scenarioNames } from './scenario-files.ts'
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
const known = { files, machines: ['cardCheck', 'faq', 'flagLine'] }

const select = (words: readonly string[], machines: readonly string[] = []) =>
  selectScenarios({ words, machines }, known).map(({ name }) => name)

test('selects all without a wish, also those that cannot be read', () => {
  expect(select([])).toEqual(files.map(({ name }) => name))
})

test.each([
  ['a scenario', ['faq-chat'], [], ['faq-chat']],
  ['a machine', ['cardCheck'], [], ['card-balance', 'card-unknown']],
  ['a machine by its file', ['card-check'], [], ['card-balance', 'card-unknown']],
  ['a pattern', ['*-un*'], [], ['card-unknown']],
  ['a pattern within a machine', ['card-*'], ['faq'], []],
  ['several', ['faq', 'card-balance'], [], ['faq-chat', 'card-balance']],
  ['only --machine', [], ['cardCheck', 'faq'], ['faq-chat', 'card-balance', 'card-unknown']],
])('selects by %s', (_, words, machines, expected) => {
  expect(select(words, machines)).toEqual(expected)
})

test('names an unknown scenario and an unknown machine, with the nearest known ones', () => {
  expect(() => select(['faq-chatt'])).toThrow('Unknown scenario or machine: faq-chatt. Nearest: faq-chat')
  expect(() => select(['popcorn*'])).toThrow('There are: cardCheck, faq, flagLine')
  expect(() => select([], ['cardChek'])).toThrow('Unknown machine: cardChek. Nearest: cardCheck')
})

test('a changed scenario affects itself, a chart those of its machine, other code all, and a test none', () => {
  expect(affectedBy('tests/scenarios/card-balance.jsonl', files)).toEqual(['card-balance'])
  expect(affectedBy('tests/scenarios/of-another-selection.jsonl', files)).toEqual([])
  expect(affectedBy('machines/card-check-machine.ts', files)).toEqual(['card-balance', 'card-unknown'])
  expect(affectedBy('src/api/write.ts', files)).toHaveLength(files.length)
  expect(affectedBy('machines/card-check-machine.test.ts', files)).toEqual([])
})

test('the list is by machine, with title and editions', () => {
  expect(formatList(files.slice(0, 2))).toBe(
    [
      'cardCheck (1)',
      '  card-balance  The story card-balance  fr-fr nl-nl',
      'faq (1)',
      '  faq-chat      The story faq-chat  fr-fr nl-nl',
      '',
    ].join('\n'),
  )
})

const command = fileURLToPath(new URL('./cli.ts', import.meta.url))
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })

test('the command lists the scenarios of a machine', () => {
  const { status, stdout } = run('--list', '--machine', 'smart-banner')
  expect(stdout).toContain('smart-banner-hidden')
  expect(stdout).not.toContain('faq-')
  expect(status).toBe(0)
})

test('the command ends with 2 for an unknown name and an unknown option', () => {
  expect(run('smart-bannr-hidden')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringContaining('Nearest: smart-banner-hidden'),
  })
  expect(run('--wach')).toMatchObject({ status: 2, stderr: expect.stringContaining('--watch') })
})

test('knows every machine by the name of its file', () => {
  expect(machineNames()).toContain('seasonSelection')
  expect(scenarioNames).toContain('faq-chat-schedule')
})
