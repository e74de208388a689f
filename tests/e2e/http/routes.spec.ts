import { expect, test } from '@playwright/test'
import { defaultFlags } from '../../../config/flags.ts'
import { helpCategoriesOf } from '../../../config/help-categories.ts'
import { type RouteKind, routeKinds, routes } from '../../../config/routes.ts'
import { type SiteId, siteIds, sites } from '../../../config/sites.ts'
import type { Language, RouteConfig } from '../../../config/types.ts'
import { languagePrefix, publicPattern } from '../../../src/routing/site-paths.ts'
import { bookableScreening } from '../content.ts'
import { askSite } from '../http.ts'
import { sitemapOf } from '../sitemap.ts'

const everyRoute = siteIds.flatMap((site) => sites[site].languages.flatMap((language) => routeKinds.map((kind) => ({ site, language, kind }))))

/** Some item of a kind, from the sitemap; light pages borrow from the full ones. */
const fullKind: Partial<Record<RouteKind, RouteKind>> = { cinemaLight: 'cinema', cityLight: 'city', helpArticleApp: 'helpArticle' }
const slugs = new Map<string, Promise<Map<RouteKind, string>>>()

/** Ids that the content of every help centre has. */
const idOf = (site: SiteId, kind: RouteKind) => (kind.startsWith('helpCategory') ? (helpCategoriesOf(site)[0]?.id ?? '') : 'cancel')

async function readSlugs(site: SiteId, language: Language): Promise<Map<RouteKind, string>> {
  const found = new Map<RouteKind, string>()
  const entries = await sitemapOf(site)
  for (const kind of routeKinds) {
    const pattern = publicPattern(sites[site], kind, language, defaultFlags(site))
    if (!pattern?.includes('$slug')) continue
    const shape = new RegExp(`^${languagePrefix(sites[site], language)}/${pattern.replace('$slug', '([a-z0-9-]+)')}$`)
    const slug = entries.map(({ path }) => shape.exec(path)?.[1]).find(Boolean)
    if (slug) found.set(kind, slug)
  }
  return found
}

async function slugOf(site: SiteId, language: Language, kind: RouteKind): Promise<string> {
  const known = slugs.get(`${site} ${language}`) ?? readSlugs(site, language)
  slugs.set(`${site} ${language}`, known)
  return (await known).get(fullKind[kind] ?? (kind as RouteKind)) ?? 'nothing-here'
}

async function pathOf(site: SiteId, language: Language, kind: RouteKind): Promise<string | undefined> {
  const pattern = publicPattern(sites[site], kind, language, defaultFlags(site))
  if (pattern === undefined) return undefined
  const path = pattern.replace('$slug', pattern.includes('$slug') ? await slugOf(site, language, kind) : '').replace('$id', idOf(site, kind))
  return (`${languagePrefix(sites[site], language)}/${path}`.replace(/\/$/, '') || '/') + (kind === 'booking' ? await someBooking(site) : '')
}

/** A booking is of one showtime: its query. Without it there is nothing to book. */
async function someBooking(site: SiteId): Promise<string> {
  const { show, cinema, start } = await bookableScreening(site)
  return `?${new URLSearchParams({ show: show.slug, cinema, time: start })}`
}

for (const site of siteIds) {
  test(`${site}: every path of the route table answers as its kind says`, async () => {
    const faults: string[] = []
    for (const { language, kind } of everyRoute.filter((route) => route.site === site)) {
      const path = await pathOf(site, language, kind)
      if (path === undefined) continue
      const expected = routes[kind].signedIn ? 302 : 200
      const { status, body } = await askSite(site, path)
      if (status !== expected) faults.push(`${kind} ${path}: ${status}, not ${expected}`)
      if (status === 200 && !body.includes(`<html lang="${language}"`)) faults.push(`${kind} ${path}: not in ${language}`)
    }
    expect(faults).toEqual([])
  })

  test(`${site}: a path of another language or site is not found`, async () => {
    const own = new Set<string | undefined>()
    for (const { language, kind } of everyRoute.filter((route) => route.site === site)) own.add(await pathOf(site, language, kind))
    const foreign = new Set<string>()
    for (const kind of routeKinds.filter((each) => !routes[each].path.includes('$'))) {
      const route: RouteConfig = routes[kind]
      for (const name of Object.values(route.names)) {
        for (const language of sites[site].languages) foreign.add(`${languagePrefix(sites[site], language)}/${name}`.replace(/\/$/, ''))
      }
    }
    const faults: string[] = []
    for (const path of foreign) {
      if (path === '' || own.has(path)) continue
      const { status } = await askSite(site, path)
      if (status !== 404) faults.push(`${path}: ${status}`)
    }
    expect(faults).toEqual([])
  })
}

test('a booking without its showtime is not found', async () => {
  expect((await askSite('fr', '/booking')).status).toBe(404)
  expect((await askSite('fr', '/booking?show=a&cinema=b&time=2020-01-01T10:00')).status).toBe(404)
})

test('a language that the site lacks is not found', async () => {
  for (const [site, path] of [
    ['fr', '/de'],
    ['nl', '/fr'],
    ['tn', '/de/kinos'],
    ['ch', '/nl'],
  ] as const) {
    expect((await askSite(site, path)).status, path).toBe(404)
  }
})
