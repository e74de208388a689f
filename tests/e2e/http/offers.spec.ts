import { expect, test } from '@playwright/test'
import { defaultFlags } from '../../../config/flags.ts'
import { type SiteId, sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import { createSitePaths } from '../../../src/addresses/site-paths.ts'
import { api } from '../content.ts'
import { requestSite } from '../http.ts'

interface Article {
  readonly slug: string
  readonly type: string
}

const pathsOf = (site: SiteId) => createSitePaths(sites[site], defaultFlags(site))
const listPath = (
  site: SiteId,
  kind: 'news' | 'offers' | 'newsApp',
  language: Language = sites[site].languages[0],
) => pathsOf(site).href(kind, language, {}) ?? ''

const tilesIn = (html: string) => [...html.matchAll(/<article class="(?:tile|lead)/g)].length
const canonicalOf = (html: string) =>
  new URL(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname

for (const site of ['fr', 'ch'] as const) {
  test(`${site}: the news list has twelve items a page, and every page is canonical to the first`, {
    tag: site === 'fr' ? '@quick' : '@exhaustive',
  }, async () => {
    const path = listPath(site, 'news')
    const count = (await api<readonly Article[]>(site, 'news')).length
    const pages = Math.ceil(count / 12)
    expect(pages).toBeGreaterThan(1)
    for (let page = 1; page <= pages; page += 1) {
      const { status, body } = await requestSite(site, page === 1 ? path : `${path}?page=${page}`)
      expect([status, canonicalOf(body), tilesIn(body)], `page ${page}`).toEqual([
        200,
        path,
        page < pages ? 12 : count - 12 * (pages - 1),
      ])
    }
    expect((await requestSite(site, `${path}?page=${pages + 1}`)).status).toBe(404)
  })

  test(`${site}: every language has its offers with all of their blocks`, {
    tag: site === 'fr' ? '@quick' : '@exhaustive',
  }, async () => {
    for (const language of sites[site].languages as readonly Language[]) {
      const { status, body } = await requestSite(site, listPath(site, 'offers', language))
      expect(status, language).toBe(200)
      for (const block of ['offers-temporary', 'offers-promotion', 'offers-ecards', 'list'])
        expect(body, language).toContain(`id="${block}`)
      expect(body, language).toMatch(/<s class="price__before">/)
    }
  })
}

test('a type starts at its first page; an unknown page or type is not found', { tag: '@quick' }, async () => {
  const path = listPath('fr', 'news')
  const events = (await api<readonly Article[]>('fr', 'news')).filter(({ type }) => type === 'event')
  const { body } = await requestSite('fr', `${path}?type=event`)
  expect([canonicalOf(body), tilesIn(body)]).toEqual([path, events.length])
  const second = await requestSite('fr', `${path}?page=2`)
  expect(second.body).toContain(`href="${path}?type=event#list"`)
  for (const query of [
    'page=0',
    'page=1.5',
    'page=x',
    'page=99999999',
    'type=nonsense',
    'type=offer',
    'page=9&type=event',
  ]) {
    for (const list of [path, listPath('fr', 'newsApp')])
      expect((await requestSite('fr', `${list}?${query}`)).status, query).toBe(404)
  }
  expect((await requestSite('fr', `${listPath('fr', 'offers')}?type=nonsense`)).status).toBe(404)
})

test('an offer requested among the news redirects; an unknown one is not found', {
  tag: '@quick',
}, async () => {
  const offers = (await api<readonly Article[]>('fr', 'news-offers')).filter(({ type }) => type === 'offer')
  const slug = offers[0]?.slug
  const moved = await requestSite('fr', `/actualites/${slug}`)
  expect([moved.status, moved.headers.location]).toEqual([301, `/offres/${slug}`])
  expect((await requestSite('fr', '/offres/nobody-knows-it')).status).toBe(404)
  const { body } = await requestSite('fr', `/offres/${slug}`)
  expect(body).toContain('"@type":"Offer"')
})
