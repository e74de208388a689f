import { expect, test } from 'vitest'
import { namesRead } from './query-names.ts'

const allowed = ['show', 'plan', 'options.*']

test('returns only the names of the table, in its order', () =>
  expect(namesRead(allowed, ['utm', 'plan', 'show', 'option', 'plans'])).toEqual(['show', 'plan']))

test('a star matches all names with its prefix, sorted', () =>
  expect(namesRead(allowed, ['options.b', 'plan', 'options.a', 'options.b'])).toEqual([
    'plan',
    'options.a',
    'options.b',
  ]))

test('returns at most twelve names', () =>
  expect(
    namesRead(
      allowed,
      Array.from({ length: 500 }, (_, index) => `options.${index}`),
    ),
  ).toHaveLength(12))
