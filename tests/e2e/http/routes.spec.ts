import { expect, test } from '@playwright/test'
import { routeKinds, routes } from '../../../config/routes.ts'
import { siteIds, sites } from '../../../config/sites.ts'
import type { RouteConfig } from '../../../config/types.ts'
import { languagePrefix } from '../../../src/routing/site-paths.ts'
import { askSite } from '../http.ts'
import { pathOf } from '../route-paths.ts'

const everyRoute = siteIds.flatMap((site) => sites[site].languages.flatMap((language) => routeKinds.map((kind) => ({ site, language, kind }))))

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
