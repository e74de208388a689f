import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { sites } from '#config/sites.ts'
import { originOf, requestSite } from '../http.ts'

test('error pages have their status at the requested address', { tag: '@quick' }, async () => {
  for (const [path, status] of [
    ['/404', 404],
    ['/404?errorCode=410', 410],
    ['/nothing/here', 404],
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
