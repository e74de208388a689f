import { expect, test } from '@playwright/test'
import type { SiteId } from '#config/sites.ts'
import { requestSite } from '../http.ts'

const pages: readonly (readonly [SiteId, string, string])[] = [
  ['fr', '/recherche', 'Rechercher'],
  ['ch', '/de/suche', 'Suche'],
]

const textOf = (body: string, tag: string) =>
  [...body.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)

for (const [site, path, heading] of pages) {
  test(`${site}: ${path} has a form, shows hits in groups, and is not indexed`, {
    tag: site === 'fr' ? '@quick' : '@exhaustive',
  }, async () => {
    const empty = await requestSite(site, path)
    expect(empty.status).toBe(200)
    expect(textOf(empty.body, 'h1')).toEqual([heading])
    expect(empty.body).toMatch(new RegExp(`<form[^>]*action="${path}"[^>]*method="get"`))
    const found = await requestSite(site, `${path}?q=max`)
    expect([found.status, found.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(textOf(found.body, 'h1')[0]).toContain('max')
    expect(found.body).toMatch(/<h2 id="found-[a-z]+">/)
    for (const { body } of [empty, found]) expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/)
  })
}

test('the query is escaped', { tag: '@quick' }, async () => {
  const nasty = '"><script>alert(1)</script><img src=x onerror=alert(1)>'
  const { status, body } = await requestSite('fr', `/recherche?${new URLSearchParams({ q: nasty })}`)
  expect(status).toBe(200)
  expect(body).not.toContain('<script>alert(1)')
  expect(body).not.toContain('<img src=x')
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect((await requestSite('fr', `/recherche?q=${'a'.repeat(5_000)}`)).status).toBeLessThan(500)
})
