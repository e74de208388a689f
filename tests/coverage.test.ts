import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { flagNames } from '../config/flags.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const [, rules = ''] = read('docs/coverage.md').split(/^(?=## 1\. )/m)

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside)
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (Rule|Flag|-+) /.test(line))
    .map((line) => line.split('|').slice(1, -1))

test('areas are numbered in order', () => {
  const numbers = [...rules.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test.each(rowsOf(rules).map(([rule = '', ...rest]) => [rule.trim(), ...rest]))(
  '%s',
  (_, holders = '', proofs = '') => {
    const [files, tests] = [quoted(holders), quoted(proofs)]
    expect(files).not.toEqual([])
    expect(tests).not.toEqual([])
    expect([...files, ...tests].filter((path) => !existsSync(new URL(path, root)))).toEqual([])
    expect(tests.filter((path) => !/\.(test|spec)\.tsx?$/.test(path))).toEqual([])
  },
)

test('lists every flag, with its test or the reason why it has none', () => {
  const documented = new Set(quoted(rules.slice(rules.indexOf('## 15.'))))
  expect(flagNames.filter((name) => !documented.has(name))).toEqual([])
})
