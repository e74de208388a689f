import { expect, test } from '@playwright/test'
import { helpCategoriesOf } from '#config/help-categories.ts'
import { linksOf } from '../content.ts'
import { requestSite } from '../http.ts'

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
const isNoindex = (html: string) => /<meta name="robots" content="noindex/.test(html)
const mainOf = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''
const entriesOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]+)" class="help-list__link"/g)].map(([, href = '']) => href)

const centres = [
  ['fr', 'fr', '/aide', 'categorie', 'recherche', 'billet'],
  ['nl', 'en', '/en/help', 'topic', 'search', 'ticket'],
] as const

for (const [site, language, home, topic, search, word] of centres) {
  test(`${site} in ${language}: home, categories, articles and search are served, also as pages of the app`, {
    tag: site === 'fr' ? '@quick' : '@exhaustive',
  }, async () => {
    const [first] = helpCategoriesOf(site)
    const category = `/${topic}/${first?.id}`
    const inApp = home.replace(/\/([a-z]+)$/, '/m/$1')
    const listed = entriesOf(mainOf((await requestSite(site, home + category)).body))
    const article = listed.find((href) => href.startsWith(`${home}/article/`))?.slice(home.length) ?? ''
    expect(article).toMatch(/^\/article\/slug\/[a-z0-9-]+$/)
    for (const path of ['', category, article, '/article/id/cancel', `/${search}`, `/${search}?q=${word}`]) {
      const page = await requestSite(site, home + path)
      expect([home + path, page.status]).toEqual([home + path, 200])
      expect(page.body).toContain(`<html lang="${language}"`)
      expect(mainOf(page.body).match(/<h1[ >]/g)).toHaveLength(1)
      expect(isNoindex(page.body), home + path).toBe(path.startsWith(`/${search}`))
      const twin = await requestSite(site, inApp + path)
      expect([inApp + path, twin.status, canonicalOf(twin.body)]).toEqual([
        inApp + path,
        200,
        canonicalOf(page.body),
      ])
      expect(isNoindex(twin.body)).toBe(true)
      expect(twin.body).not.toMatch(/<header|<footer/)
      const left = linksOf(mainOf(twin.body)).filter((href) => href.startsWith(home))
      expect(left, `${inApp + path} leaves the app`).toEqual([])
    }
    for (const path of ['/article/id/no-such', '/article/slug/no-such', `/${topic}/no-such`]) {
      expect([
        path,
        (await requestSite(site, home + path)).status,
        (await requestSite(site, inApp + path)).status,
      ]).toEqual([path, 404, 404])
    }
  })
}
