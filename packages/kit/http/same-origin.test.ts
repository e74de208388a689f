import { expect, test } from 'vitest'
import { isFromSite } from './same-origin.ts'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site', origin: 'http://fr.localhost' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ origin: 'http://fr.localhost' }, true],
  [{ origin: 'http://nl.localhost' }, false],
  [{}, false],
])('%j comes from the site: %s', (headers: Record<string, string>, expected) => {
  expect(isFromSite(new Request('http://fr.localhost/api/feedback', { method: 'POST', headers }))).toBe(
    expected,
  )
})
