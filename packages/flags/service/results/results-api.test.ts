import { expect, test, vi } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import type { FlagResults } from './flag-results.ts'
import { createResultsApi } from './results-api.ts'

const report = { flag: 'smartBanner', arm: 'seats', language: 'fr', reached: null }
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

function stage() {
  const count = vi.fn<FlagResults['count']>(() => '2026-11-20')
  const api = createResultsApi({ count })
  const post = (body: unknown, headers: Readonly<Record<string, string>> = own, address?: string) =>
    api(
      'fr',
      new Request('http://fr.localhost:3000/api/frontend/results', {
        method: 'POST',
        headers,
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      address,
    )
  return { api, count, post }
}

test('counts a report of the site’s own page, and returns its day', async () => {
  const { count, post } = stage()
  const response = await post(report)
  expect([response.status, await response.json()]).toEqual([200, { day: '2026-11-20' }])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(count.mock.calls).toEqual([['fr', report]])
})

test('refuses a report from elsewhere, of another form or too many bytes', async () => {
  const { count, post } = stage()
  const goal = (reached: object) => ({ ...report, reached })
  for (const [body, headers, status] of [
    [report, { ...own, 'sec-fetch-site': 'cross-site' }, 403],
    [report, { ...own, 'sec-fetch-site': 'same-site' }, 403],
    ['flag=smartBanner', { ...own, 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['{', own, 400],
    [{ ...report, visitor: '7' }, own, 400],
    [goal({ goal: 'rich', day: '2026-11-20' }), own, 400],
    [goal({ goal: 'booking', day: 'yesterday' }), own, 400],
    [{ ...report, arm: 'a'.repeat(serviceLimits.flags.results.bytes) }, own, 413],
  ] as const)
    expect((await post(body, headers)).status).toBe(status)
  expect(count).not.toHaveBeenCalled()
})

test('refuses what fits no feature, and other methods', async () => {
  const { api, count, post } = stage()
  count.mockReturnValue(null)
  expect((await post(report)).status).toBe(400)
  const read = await api('fr', new Request('http://fr.localhost:3000/api/frontend/results', { headers: own }))
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
})

test('does not count crawlers', async () => {
  const { count, post } = stage()
  const crawler = {
    ...own,
    'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  }
  expect((await post(report, crawler)).status).toBe(202)
  expect(count).not.toHaveBeenCalled()
})

test('limits the reports of an address', async () => {
  const { count, post } = stage()
  const { perAddress } = serviceLimits.flags.results
  for (let sent = 0; sent < perAddress; sent += 1) await post(report, own, '203.0.113.7')
  expect((await post(report, own, '203.0.113.7')).status).toBe(429)
  expect((await post(report, own, '203.0.113.8')).status).toBe(200)
  expect(count).toHaveBeenCalledTimes(perAddress + 1)
})
