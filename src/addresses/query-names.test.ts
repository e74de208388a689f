import { expect, test } from 'vitest'
import { namesRead } from './query-names.ts'

const allowed = ['show', 'plan', 'options.*']

test('reads the names of the table in its order, and nothing else', () =>
  expect(namesRead(allowed, ['utm', 'plan', 'show', 'option', 'plans'])).toEqual(['show', 'plan']))

test('a star stands for all that begin so, sorted, so that one order has one address', () =>
  expect(namesRead(allowed, ['options.b', 'plan', 'options.a', 'options.b'])).toEqual([
    'plan',
    'options.a',
    'options.b',
  ]))

test('but not for endlessly many', () =>
  expect(
    namesRead(
      allowed,
      Array.from({ length: 500 }, (_, index) => `options.${index}`),
    ),
  ).toHaveLength(12))
