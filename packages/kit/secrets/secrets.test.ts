import { expect, test } from 'vitest'
import { areSecrets, secretsOf } from './secrets.ts'

const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]

test('a setting holds one secret or several, the signing one first', () => {
  expect(secretsOf(older)).toEqual([older])
  expect(secretsOf(`${newer}, ${older}`)).toEqual([newer, older])
})

test('each secret has at least 32 characters', () => {
  expect(areSecrets(`${newer},${older}`)).toBe(true)
  for (const setting of ['', 'short', `${newer},`, `${newer},short`]) expect(areSecrets(setting)).toBe(false)
})

test('a phrase with a comma is one secret', () => {
  const phrase = 'a secret of the tests, long enough to be one'
  expect(secretsOf(phrase)).toEqual([phrase])
  expect(areSecrets(phrase)).toBe(true)
})
