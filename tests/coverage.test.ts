import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { flagNames } from '../config/flags.ts'

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const [, rules = '', fields = ''] = read('docs/coverage.md').split(/^(?=## 1\. |## Fields)/m)

const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside)
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (Rule|Flag|Model|-+) /.test(line))
    .map((line) => line.split('|').slice(1, -1))

test('its areas are numbered in order', () => {
  const numbers = [...rules.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
})

test.each(rowsOf(rules).map(([rule = '', ...rest]) => [rule.trim(), ...rest]))('%s', (_, holders = '', proofs = '') => {
  const [files, tests] = [quoted(holders), quoted(proofs)]
  expect(files).not.toEqual([])
  expect(tests).not.toEqual([])
  expect([...files, ...tests].filter((path) => !existsSync(new URL(path, root)))).toEqual([])
  expect(tests.filter((path) => !/\.(test|spec)\.tsx?$/.test(path))).toEqual([])
})

test('every flag is told, with its test or with what it waits for', () => {
  const told = new Set(quoted(rules.slice(rules.indexOf('## 15.'))))
  expect(flagNames.filter((name) => !told.has(name))).toEqual([])
})

describe('fields that no page shows', () => {
  const models = readdirSync(new URL('content-models/', root))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`content-models/${name}`))
    .join('\n')

  test.each(rowsOf(fields).map(([model = '', names = '']) => [quoted(model)[0] ?? '', quoted(names)] as const))('%s %j', (model, names) => {
    const body = new RegExp(`export interface ${model}\\b[^{]*\\{(.*?)^\\}`, 'ms').exec(models)?.[1] ?? ''
    expect(names.filter((name) => !new RegExp(`^ {2}readonly ${name}:`, 'm').test(body))).toEqual([])
  })
})
