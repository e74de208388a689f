import { expect, it } from 'vitest'
import { sameText } from './tokens.ts'

it.each([
  ['', '', true],
  ['secret é', 'secret é', true],
  ['secret', 'Secret', false],
  ['secret', 'secret ', false],
  ['é', 'ab', false],
])('compares %j with %j', (one, other, same) => {
  expect(sameText(one, other)).toBe(same)
})
