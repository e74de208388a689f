import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { expect, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { SiteEdition } from '../hosts/editions.ts'
import { localHostsEnv } from '../hosts/hosts.fixture.ts'
import { createHosts, type SiteHost } from '../hosts/hosts.ts'
import type { SiteItems } from '../outer-options.ts'
import { sitemapFiles } from './sitemap.ts'

const hosts = createHosts(localHostsEnv, () => 3000)
const editionOf = (id: SiteId) =>
  ({
    host: hosts.find(sites[id].hosts.local, false) as SiteHost,
    flags: { values: { ...defaultFlags(id), watches: id === 'be' } },
    paths: createSitePaths(sites[id], defaultFlags(id)),
  }) as SiteEdition

const siteItems: SiteItems = {
  slugs: async (_, kind) =>
    kind === 'show'
      ? [{ slug: 'dune', lastModified: '2026-11-01' }]
      : kind === 'cinema'
        ? [{ slug: 'rex & co', alternates: { fr: 'rex & co' } }]
        : [],
  exists: async () => true,
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

test('lists pages and items of every language, with alternates and change dates', async () => {
  const xml = (await sitemapFiles(editionOf('ch'), siteItems)).get('/sitemap.xml') ?? ''
  expect(locations(xml)).toEqual(
    expect.arrayContaining([
      'http://ch.localhost:3000/de',
      'http://ch.localhost:3000/de/filme-events/dune',
      'http://ch.localhost:3000/fr/films-evenements',
    ]),
  )
  expect(xml).toContain('<lastmod>2026-11-01</lastmod>')
  expect(xml).toContain('hreflang="de-CH" href="http://ch.localhost:3000/de/filme-events/dune"')
  expect(xml).toContain('hreflang="x-default" href="http://ch.localhost:3000/en/movies-events/dune"')
  expect(xml).not.toMatch(/\/l\/|city-list/)
})

test('omits the alternate of an item without an equivalent in that language', async () => {
  const xml = (await sitemapFiles(editionOf('be'), siteItems)).get('/sitemap.xml') ?? ''
  const [item = ''] = /<url><loc>[^<]*\/fr\/cinemas\/rex.*?<\/url>/.exec(xml) ?? []
  expect(item).toContain('hreflang="fr-BE"')
  expect(item).not.toContain('hreflang="nl-BE"')
  expect(item).toContain('rex%20%26%20co')
})

test('lists captions and audio description where the country has a page of them', async () => {
  const listed = async (id: SiteId) => (await sitemapFiles(editionOf(id), siteItems)).get('/sitemap.xml')
  expect(await listed('be')).toContain('/nl/vanavond/accessible</loc>')
  expect(await listed('fr')).not.toContain('accessible')
})

test('lists the home pages of all eight sites as alternates', async () => {
  const xml = (await sitemapFiles(editionOf('fr'), siteItems)).get('/sitemap.xml') ?? ''
  const [home = ''] = /<url><loc>http:\/\/fr\.localhost:3000\/<\/loc>.*?<\/url>/.exec(xml) ?? []
  for (const id of siteIds)
    for (const language of sites[id].languages)
      expect(home).toContain(`hreflang="${language}-${sites[id].region}"`)
})

test('splits too many addresses into files under an index', async () => {
  const files = await sitemapFiles(editionOf('fr'), siteItems, 5)
  const parts = locations(files.get('/sitemap.xml') ?? '')
  expect(parts).toEqual([...files.keys()].slice(1).map((path) => `http://fr.localhost:3000${path}`))
  const whole = locations((await sitemapFiles(editionOf('fr'), siteItems)).get('/sitemap.xml') ?? '')
  expect([...files.values()].slice(1).flatMap(locations)).toEqual(whole)
})
