import { expect, test } from '@playwright/test'
import { defaultFlags } from '../../../config/flags.ts'
import { siteIds, sites } from '../../../config/sites.ts'
import { createSitePaths } from '../../../src/addresses/site-paths.ts'
import { linksOf } from '../content.ts'
import { requestSite } from '../http.ts'
import { pathOf } from '../route-paths.ts'

function headerOf(html: string) {
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  const [logo] = linksOf(header)
  const bar = [
    ...header.slice(header.indexOf('<nav'), header.indexOf('</nav>')).matchAll(/<a href="([^"]*)"([^>]*)>/g),
  ]
  return {
    logo,
    entries: bar.map(([, href, more = '']) => ({ href, current: more.includes('aria-current') })),
  }
}

for (const site of siteIds) {
  test(`${site}: logo and films entry link to the home page; the entry is current there, on films and on events`, async () => {
    const paths = createSitePaths(sites[site], defaultFlags(site))
    for (const language of sites[site].languages) {
      const [home, list] = [paths.href('home', language), paths.href('shows', language)]
      for (const kind of ['home', 'show', 'entertainment', 'entertainments', 'shows', 'cinemas'] as const) {
        const path = await pathOf(site, language, kind)
        if (path === undefined) continue
        const { logo, entries } = headerOf((await requestSite(site, path)).body)
        expect([path, logo, entries[0]?.href, entries[1]?.href]).toEqual([path, home, home, list])
        const current = entries.findIndex((entry) => entry.current)
        expect([path, current]).toEqual([path, kind === 'shows' ? 1 : kind === 'cinemas' ? 2 : 0])
      }
    }
  })
}

test('the menu, the home page and the footer link to the list of films', async () => {
  for (const [site, home, list] of [
    ['fr', '/', '/films'],
    ['ch', '/de', '/de/filme-events'],
  ] as const) {
    const { body } = await requestSite(site, home)
    const parts = ['<header', '<main', '<footer'].map((start) =>
      body.slice(body.indexOf(start), body.indexOf(start.replace('<', '</'))),
    )
    for (const part of parts) expect(linksOf(part)).toContain(list)
  }
})
