import { expect, test } from 'vitest'
import { readFrameMessage, signInOutcome } from './frame-message.ts'

const frame = 'https://client.example/fr/register?target=%2Ffilms'
const origin = 'https://client.example'

test.each([
  [
    origin,
    { event: 'parent_exchange', data: { a: [1, null] } },
    { event: 'parent_exchange', data: { a: [1, null] } },
  ],
  [origin, { event: 'register_complete', data: 'x', more: 1 }, { event: 'register_complete', data: 'x' }],
  [origin, { event: 'register_complete' }, { event: 'register_complete', data: null }],
  ['https://client.example.evil.example', { event: 'register_complete' }, null],
  ['http://client.example', { event: 'register_complete' }, null],
  ['null', { event: 'register_complete' }, null],
  [origin, { event: 'something else' }, null],
  [origin, { event: 'parent_exchange', data: () => {} }, null],
  [origin, 'register_complete', null],
  [origin, null, null],
])('reads a message from %s: %j', (from, data, read) => {
  expect(readFrameMessage({ origin: from, data }, frame)).toEqual(read)
})

test.each([
  [{ event: 'login' }, 'login'],
  [{ event: 'registration', at: 1 }, 'registration'],
  [{ event: 'logout' }, null],
  ['login', null],
  [null, null],
])('%j has the outcome %s', (data, outcome) => {
  expect(signInOutcome(data)).toBe(outcome)
})
