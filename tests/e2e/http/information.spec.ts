import { expect, test } from '@playwright/test'
import { defaultFlags } from '../../../config/flags.ts'
import { siteIds, sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { outsideHref } from '../../../src/addresses/outside-page.ts'
import { createSitePaths } from '../../../src/addresses/site-paths.ts'
import { linksOf } from '../content.ts'
import { requestSite } from '../http.ts'
import { sitemapOf } from '../sitemap.ts'

interface Listed {
  readonly slug: string
  readonly title: string
  readonly indexed: boolean
}

const fixed = ['cvd', 'general-terms']

for (const site of ['fr', 'ch'] as const) {
  test(`${site}: every information page and document is served in every language; hidden ones are not indexed or listed`, {
    tag: site === 'fr' ? '@quick' : [],
  }, async () => {
    const paths = createSitePaths(sites[site], defaultFlags(site))
    const listed = new Set((await sitemapOf(site)).map(({ path }) => path))
    for (const language of sites[site].languages as readonly Language[]) {
      const pages = JSON.parse(
        (await requestSite(site, `/api/master-template/pages?language=${language}`)).body,
      ) as Listed[]
      const information = pages.filter(({ slug }) => !fixed.includes(slug))
      expect(information.filter(({ indexed }) => indexed).length).toBeGreaterThanOrEqual(8)
      for (const { slug, indexed } of information) {
        const path = paths.href('information', language, { slug }) ?? ''
        const { status, body, headers } = await requestSite(site, path)
        expect([path, listed.has(path)]).toEqual([path, indexed])
        if (status === 301) {
          expect([path, (await requestSite(site, headers.location ?? '')).status]).toEqual([path, 200])
          continue
        }
        expect([path, status]).toEqual([path, 200])
        expect([path, /<meta name="robots" content="[^"]*noindex/.test(body)]).toEqual([path, !indexed])
        expect([path, body.match(/<h1/g)?.length]).toEqual([path, 1])
      }
      for (const kind of ['cvd', 'mobileApp', 'generalTerms'] as const) {
        const path = paths.href(kind, language)
        if (kind === 'generalTerms') expect(path === undefined).toBe(site !== 'fr')
        if (path === undefined) continue
        expect([path, (await requestSite(site, path)).status, listed.has(path)]).toEqual([path, 200, true])
      }
      expect(
        (await requestSite(site, paths.href('information', language, { slug: 'nothing-here' }) ?? '')).status,
      ).toBe(404)
    }
  })
}

test('general terms exist on the fr site only', { tag: '@quick' }, async () => {
  expect((await requestSite('fr', '/conditions-generales')).status).toBe(200)
  expect((await requestSite('fr', '/en/conditions-generales')).status).toBe(200)
  expect((await requestSite('be', '/fr/conditions-generales')).status).toBe(404)
  expect((await requestSite('ch', '/fr/info/general-terms')).status).toBe(404)
})

test('second addresses of documents, renamed pages and old addresses redirect to the current one', {
  tag: '@quick',
}, async () => {
  for (const [path, location] of [
    ['/info/cvd', '/cvd'],
    ['/info/handicap', '/info/accessibilite'],
    ['/redirect/fr/master-template/accessibilite', '/info/accessibilite'],
  ] as const) {
    const { status, headers } = await requestSite('fr', path)
    expect([path, status, new URL(headers.location ?? '', 'http://a.example').pathname]).toEqual([
      path,
      301,
      location,
    ])
  }
})

test('the footer links to existing pages, and only to those of the country', { tag: '@quick' }, async () => {
  for (const [site, home, absent] of [
    ['fr', '/', '/giftcard'],
    ['nl', '/nl', '/conditions-generales'],
    ['ch', '/de', '/giftcard'],
  ] as const) {
    const { body } = await requestSite(site, home)
    const links = linksOf(body.slice(body.indexOf('<footer')))
    expect(links.some((href) => href.endsWith(absent))).toBe(false)
    for (const href of links.filter((each) => /\/(?:info\/|cvd$|app$|conditions-generales$)/.test(each))) {
      expect([href, (await requestSite(site, href)).status]).toEqual([href, 200])
    }
    expect(links.filter((href) => href.includes('/info/')).length).toBeGreaterThanOrEqual(6)
  }
})

test('films to watch at home are on the home pages of fr and nl, and nowhere else', {
  tag: '@quick',
}, async () => {
  for (const site of siteIds) {
    const { body } = await requestSite(
      site,
      createSitePaths(sites[site], defaultFlags(site)).href('home', sites[site].languages[0]) ?? '/',
    )
    const [language] = sites[site].languages
    const shown = body.includes(`href="${outsideHref(language, sites[site].links.homeVideo)}/films/`)
    expect([site, shown, body.includes('"ItemList"')]).toEqual([
      site,
      defaultFlags(site).vod,
      defaultFlags(site).vod,
    ])
  }
})

test('a sponsored teaser is labelled as sponsored', { tag: '@quick' }, async () => {
  for (const [site, path, word] of [
    ['fr', '/', 'Sponsorisé'],
    ['ch', '/de', 'Gesponsert'],
    ['nl', '/nl', 'Gesponsord'],
  ] as const) {
    expect((await requestSite(site, path)).body).toMatch(new RegExp(`push__paid">${word}<`))
  }
})
