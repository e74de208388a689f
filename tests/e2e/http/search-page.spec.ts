import { expect, test } from '@playwright/test'
import { requestSite } from '../http.ts'

test('the query is escaped', { tag: '@quick' }, async () => {
  const nasty = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const { status, body } = await requestSite('fr', `/recherche?${new URLSearchParams({ q: nasty })}`)
  expect(status).toBe(200)
  expect(body).not.toContain('<script>alert(1)')
  expect(body).not.toContain('<img src=x')
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(
    (await requestSite('fr', `/recherche?${new URLSearchParams({ q: 'a'.repeat(5_000) })}`)).status,
  ).toBeLessThan(500)
})
