import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { sites } from '#config/sites.ts'
import { originOf, requestHost, requestSite } from '../http.ts'

test('the root path redirects to the home page in the visitor’s language', { tag: '@quick' }, async () => {
  expect((await requestSite('fr', '/')).status).toBe(200)
  const cases = [
    ['ch', {}, '/en'],
    ['ch', { 'accept-language': 'de-CH,fr;q=0.8' }, '/de'],
    ['ch', { 'accept-language': 'it,fr;q=0.5,de;q=0.7' }, '/de'],
    ['ch', { 'accept-language': 'de', cookie: 'lang=fr' }, '/fr'],
    ['nl', { 'accept-language': 'fr' }, '/nl'],
    ['be', { cookie: 'lang=de' }, '/en'],
  ] as const
  for (const [site, headers, home] of cases) {
    const response = await requestSite(site, '/', { headers })
    expect([response.status, response.headers.location]).toEqual([302, home])
    expect(response.headers.vary).toMatch(/cookie.*accept-language/i)
  }
})

test('old and untidy addresses redirect to the page', { tag: '@quick' }, async () => {
  const cases = [
    ['fr', '/fr', '/'],
    ['fr', '/fr/films?bandeannonce=true', '/films?bandeannonce=true'],
    ['fr', '/films/?x=1', '/films?x=1'],
    ['fr', '/films;x=1?page=2', '/films?page=2'],
    ['ch', '/de/kinos/', '/de/kinos'],
  ] as const
  for (const [site, path, location] of cases) {
    const response = await requestSite(site, path)
    expect([path, response.status, response.headers.location]).toEqual([path, 301, location])
  }
})

test('/redirect redirects to an existing item in its current kind, and is a 404 for an unknown one', {
  tag: '@quick',
}, async () => {
  const { body } = await requestSite('fr', '/sitemap.xml')
  const slug = /\/cinemas\/([a-z0-9-]+)</.exec(body)?.[1]
  const found = await requestSite('fr', `/redirect/en/cinema/${slug}`)
  expect([found.status, found.headers.location]).toEqual([301, `/en/cinemas/${slug}`])
  for (const [path, to] of [
    ['season/live-sport', '/evenement-special/live-sport'],
    ['entertainment/the-ninth-orbit', '/films/the-ninth-orbit'],
    ['faq-article/cancel', expect.stringContaining('/aide/article/')],
    ['master-template/accessibilite', '/info/accessibilite'],
  ] as const) {
    const response = await requestSite('fr', `/redirect/fr/${path}`)
    expect([path, response.status, response.headers.location]).toEqual([path, 301, to])
  }
  expect((await requestSite('fr', '/redirect/en/cinema/no-such-cinema')).status).toBe(404)
  expect((await requestSite('fr', '/redirect/de/cinema/x')).status).toBe(404)
})

test('error pages have their status at the requested address', { tag: '@quick' }, async () => {
  for (const [path, status] of [
    ['/404', 404],
    ['/404_NOT_FOUND', 404],
    ['/410_GONE?errorCode=410', 410],
    ['/410_GONE', 410],
    ['/404?errorCode=410', 410],
    ['/404?errorCode=500', 404],
    ['/nothing/here', 404],
    ['/nothing/here?errorCode=410', 410],
    ['/cinemas/no-such-cinema', 404],
    ['/films/no-such-film', 404],
    ['/films/no-such-film?errorCode=410', 410],
    ['/films/the-withdrawn-film?errorCode=404', 404],
    ['/cinemas/ville/no-such-city', 404],
  ] as const) {
    const response = await requestSite('fr', path)
    expect([path, response.status]).toEqual([path, status])
    expect(response.body).toContain('<html lang="fr"')
    expect(response.body.match(/<h1[ >]/g)).toHaveLength(1)
    expect([path, response.body]).toEqual([
      path,
      expect.stringContaining(status === 410 ? '<title>Page supprimée' : '<title>Page introuvable'),
    ])
    if (status === 410) expect(response.body).toContain('Cette page n’existe plus.')
    else expect(response.body, path).toContain('action="/recherche"')
  }
})

test('an unknown host gets the default site, not indexed', { tag: '@quick' }, async () => {
  const response = await requestHost('somewhere.example', '/films')
  expect(response.status).toBe(200)
  expect(response.headers['x-robots-tag']).toContain('noindex')
  expect(response.body).toContain(`<link rel="canonical" href="${originOf('fr')}/films"`)
  expect((await requestSite('fr', '/films')).headers['x-robots-tag']).toBeUndefined()
})

test('pages allow GET and HEAD only', { tag: '@quick' }, async () => {
  const refused = await requestSite('fr', '/films', { method: 'POST' })
  expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD'])
  const head = await requestSite('fr', '/films', { method: 'HEAD' })
  expect([head.status, head.body]).toEqual([200, ''])
})

test('a revalidated page is a 304 with the same policy', { tag: '@quick' }, async () => {
  const first = await requestSite('nl', '/nl/films')
  const again = await requestSite('nl', '/nl/films', {
    headers: { 'if-none-match': first.headers.etag ?? '' },
  })
  expect(again.status).toBe(304)
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

for (const site of ['fr', 'ch', 'sn'] as const) {
  test(`${site}: texts, manifest, icons, robots and health are served`, {
    tag: site === 'fr' ? '@quick' : '@exhaustive',
  }, async () => {
    for (const language of ['fr', 'en', 'de', 'nl'] as const) {
      const has = (sites[site].languages as readonly string[]).includes(language)
      expect((await requestSite(site, `/assets/i18n/${language}.json`)).status).toBe(has ? 200 : 404)
    }
    const manifest = JSON.parse((await requestSite(site, '/manifest.webmanifest')).body) as {
      name: string
      lang: string
      icons: readonly { readonly src: string }[]
      shortcuts: readonly { readonly url: string }[]
    }
    for (const { src } of manifest.icons)
      expect((await requestSite(site, src)).headers['content-type']).toBe('image/png')
    for (const { url } of manifest.shortcuts) expect((await requestSite(site, url)).status).toBe(200)
    const worker = await requestSite(site, '/service-worker.js')
    expect(worker.status).toBe(200)
    expect(brotliCompressSync(worker.body).byteLength).toBeLessThan(14_000)
    for (const language of sites[site].languages)
      for (const path of [`/offline/${language}`, `/offline/${language}.js`])
        expect((await requestSite(site, path)).status).toBe(200)
    expect(manifest.lang).toBe(`${sites[site].languages[0]}-${sites[site].region}`)
    expect((await requestSite(site, '/robots.txt')).body).toContain(`Sitemap: ${originOf(site)}/sitemap.xml`)
    expect((await requestSite(site, '/healthz')).status).toBe(200)
  })
}
