import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'
import { isFromSite } from './same-origin.ts'

test('each visitor has a count of his own, and a new one when the window is over', () => {
  let now = 0
  const lets = createRateLimit({ count: 2, window: 1000, clock: () => now })
  expect([lets('a'), lets('a'), lets('a'), lets('b')]).toEqual([true, true, false, true])
  now = 999
  expect(lets('a')).toBe(false)
  now = 1000
  expect(lets('a')).toBe(true)
})

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://fr.localhost' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'http://fr.localhost' }, true],
  [{ origin: 'http://nl.localhost' }, false],
  [{}, false],
])('%j comes from the site: %s', (headers: Record<string, string>, expected) => {
  expect(isFromSite(new Request('http://fr.localhost/api/feedback', { method: 'POST', headers }))).toBe(expected)
})
