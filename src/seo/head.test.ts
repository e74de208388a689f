import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { describe, expect, test } from 'vitest'
import { defaultFlags } from '#config/flags.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { homesOfOtherSites } from '../document/edition.server.ts'
import type { PageSeo } from '../page-models/page-result.ts'
import { absoluteAlternates, openGraph } from './head.ts'

const local = Object.fromEntries(siteIds.map((id) => [id, `http://${sites[id].hosts.local}:3000`]))

const place = (
  id: SiteId,
  language: Language,
  origins: Readonly<Partial<Record<SiteId, string>>> = local,
) => ({
  site: sites[id],
  language,
  origin: origins[id] ?? '',
  homes: homesOfOtherSites(sites[id], origins),
  paths: createSitePaths(sites[id], defaultFlags(id)),
})

const seo = (more: Partial<PageSeo>): PageSeo => ({
  title: 'T',
  description: 'D',
  canonical: '/fr/films',
  alternates: {},
  image: null,
  type: 'website',
  noindex: false,
  ...more,
})

const list = (...args: Parameters<typeof absoluteAlternates>) =>
  absoluteAlternates(...args).map(({ hreflang, href }) => `${hreflang} ${href}`)

describe('hreflang', () => {
  test('lists the languages with the region of the site, and the default language for all others', () =>
    expect(
      list(
        place('ch', 'fr'),
        seo({ alternates: { fr: '/fr/films-evenements', en: '/en/movies-events', de: '/de/filme-events' } }),
      ),
    ).toEqual([
      'en-CH http://ch.localhost:3000/en/movies-events',
      'fr-CH http://ch.localhost:3000/fr/films-evenements',
      'de-CH http://ch.localhost:3000/de/filme-events',
      'x-default http://ch.localhost:3000/en/movies-events',
    ]))

  test('omits a language without the page, and the default without that language', () =>
    expect(
      list(
        place('ch', 'de'),
        seo({ canonical: '/de/filme-events/x', alternates: { de: '/de/filme-events/x' } }),
      ),
    ).toEqual(['de-CH http://ch.localhost:3000/de/filme-events/x']))

  test('lists the home pages of every site', () => {
    const home = list(place('fr', 'fr'), seo({ canonical: '/', alternates: { fr: '/', en: '/en' } }))
    expect(home).toHaveLength(siteIds.flatMap((id): readonly string[] => sites[id].languages).length + 1)
    expect(home).toContain('de-CH http://ch.localhost:3000/de')
    expect(home.at(-1)).toBe('x-default http://fr.localhost:3000/')
  })

  test('uses the configured hosts of other sites', () =>
    expect(
      list(
        place('nl', 'nl', { nl: 'https://bios.example', fr: 'https://cine.example' }),
        seo({ canonical: '/nl', alternates: { nl: '/nl' } }),
      ),
    ).toEqual([
      'nl-NL https://bios.example/nl',
      'fr-FR https://cine.example/',
      'en-FR https://cine.example/en',
      'x-default https://bios.example/nl',
    ]))
})

test('Open Graph addresses are absolute', () => {
  const meta = openGraph(
    place('ch', 'fr'),
    seo({ image: '/media/x', alternates: { fr: '/fr/films', de: '/de/filme-events' } }),
  )
  expect(meta).toContainEqual({ property: 'og:image', content: 'http://ch.localhost:3000/media/x' })
  expect(meta).toContainEqual({ property: 'og:locale', content: 'fr_CH' })
  expect(meta).toContainEqual({ property: 'og:locale:alternate', content: 'de_CH' })
})
