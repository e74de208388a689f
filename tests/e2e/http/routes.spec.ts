import { expect, test } from '@playwright/test'
import { routeKinds, routes } from '../../../config/routes.ts'
import { type SiteId, siteIds, sites } from '../../../config/sites.ts'
import type { RouteConfig } from '../../../config/types.ts'
import { languagePrefix } from '../../../src/addresses/site-paths.ts'
import { requestSite } from '../http.ts'
import { pathOf } from '../route-paths.ts'

const everyRoute = siteIds.flatMap((site) =>
  sites[site].languages.flatMap((language) => routeKinds.map((kind) => ({ site, language, kind }))),
)

/** `npm test` takes a quarter of the routes, a different one per site. */
const foreignShares: readonly (readonly [string, string[]])[] = [
  ['a quarter', []],
  ['the others', ['@full']],
]

/** Paths that the route table has in another language or on another site only. */
async function foreignPaths(site: SiteId): Promise<string[]> {
  const own = new Set<string | undefined>()
  for (const { language, kind } of everyRoute.filter((route) => route.site === site))
    own.add(await pathOf(site, language, kind))
  const named = routeKinds
    .filter((each) => !routes[each].path.includes('$'))
    .flatMap((kind) => Object.values((routes[kind] as RouteConfig).names))
  const paths = sites[site].languages.flatMap((language) =>
    named.map((name) => `${languagePrefix(sites[site], language)}/${name}`.replace(/\/$/, '')),
  )
  return [...new Set(paths)].filter((path) => path !== '' && !own.has(path))
}

for (const site of siteIds) {
  test(`${site}: every path of the route table has the status and the language of its route`, async () => {
    const faults: string[] = []
    for (const { language, kind } of everyRoute.filter((route) => route.site === site)) {
      const path = await pathOf(site, language, kind)
      if (path === undefined) continue
      const expected = routes[kind].signedIn ? 302 : 200
      const { status, body } = await requestSite(site, path)
      if (status !== expected) faults.push(`${kind} ${path}: ${status}, not ${expected}`)
      if (status === 200 && !body.includes(`<html lang="${language}"`))
        faults.push(`${kind} ${path}: not in ${language}`)
    }
    expect(faults).toEqual([])
  })

  for (const [share, tag] of foreignShares) {
    test(`${site}: a path of another language or site is not found (${share})`, { tag }, async () => {
      const faults: string[] = []
      for (const path of (await foreignPaths(site)).filter(
        (_, index) => (index % 4 === siteIds.indexOf(site) % 4) === (share === 'a quarter'),
      )) {
        const { status } = await requestSite(site, path)
        if (status !== 404) faults.push(`${path}: ${status}`)
      }
      expect(faults).toEqual([])
    })
  }
}

test('a booking without its showtime is not found', async () => {
  expect((await requestSite('fr', '/booking')).status).toBe(404)
  expect((await requestSite('fr', '/booking?show=a&cinema=b&time=2020-01-01T10:00')).status).toBe(404)
})

test('a language that the site lacks is not found', async () => {
  for (const [site, path] of [
    ['fr', '/de'],
    ['nl', '/fr'],
    ['tn', '/de/kinos'],
    ['ch', '/nl'],
  ] as const) {
    expect((await requestSite(site, path)).status, path).toBe(404)
  }
})
