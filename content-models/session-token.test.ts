import { expect, test } from 'vitest'
import { readSessionToken } from './session-token.ts'

const now = Date.UTC(2026, 10, 20)
const exp = now / 1000 + 60
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('reads the session id of an unexpired token', () => {
  expect(readSessionToken(encode({ id: 'c1', exp }), now)).toEqual({ id: 'c1' })
  expect(readSessionToken(encode({ id: 'Zoé-✓', exp, more: 1 }), now)).toEqual({ id: 'Zoé-✓' })
})

test('reads padded base64 that is URL-encoded for a cookie', () => {
  const padded = Buffer.from(JSON.stringify({ id: 'c1>>?', exp })).toString('base64')
  expect(readSessionToken(encodeURIComponent(padded), now)?.id).toBe('c1>>?')
})

test('a token expires at the second in `exp`', () => {
  const token = encode({ id: 'c1', exp })
  expect(readSessionToken(token, exp * 1000 - 1)).not.toBeNull()
  expect(readSessionToken(token, exp * 1000)).toBeNull()
})

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['a cut-off escape', '%E0%A4%A'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['no UTF-8', Buffer.from([0xff, 0xfe, 0xfd]).toString('base64url')],
  ['a list', encode([])],
  ['null', encode(null)],
  ['no id', encode({ exp })],
  ['an empty id', encode({ id: ' ', exp })],
  ['a number as id', encode({ id: 1, exp })],
  ['a long id', encode({ id: 'c'.repeat(201), exp })],
  ['no end', encode({ id: 'c1' })],
  ['a text as end', encode({ id: 'c1', exp: String(exp) })],
  ['an end beyond all numbers', Buffer.from(`{"id":"c1","exp":1e999}`).toString('base64url')],
  ['an over-long one', encode({ id: 'c1', exp, more: 'x'.repeat(4096) })],
])('rejects a token: %s', (_, value) => {
  expect(readSessionToken(value, now)).toBeNull()
})
