import { languagePrefix } from '@marquee/addresses/site-paths.ts'
import { expect, test } from '@playwright/test'
import { routeKinds, routes } from '#config/routes.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { RouteConfig } from '#config/types.ts'
import { eachOf, requestSite } from '../http.ts'
import { pathOf } from '../route-paths.ts'

/** Paths that the route table has in another language or on another site only. */
async function foreignPaths(site: SiteId): Promise<string[]> {
  const own = new Set<string | undefined>()
  for (const language of sites[site].languages)
    for (const kind of routeKinds) own.add(await pathOf(site, language, kind))
  const named = routeKinds
    .filter((each) => !routes[each].path.includes('$'))
    .flatMap((kind) => Object.values((routes[kind] as RouteConfig).names))
  const paths = sites[site].languages.flatMap((language) =>
    named.map((name) => `${languagePrefix(sites[site], language)}/${name}`.replace(/\/$/, '')),
  )
  return [...new Set(paths)].filter((path) => path !== '' && !own.has(path))
}

for (const site of siteIds) {
  test(`${site}: a path of another language or site is not found`, { tag: '@exhaustive' }, async () => {
    const paths = await foreignPaths(site)
    expect(paths.length).toBeGreaterThan(20)
    const faults: string[] = []
    await eachOf(paths, 4, async (path) => {
      const { status } = await requestSite(site, path)
      if (status !== 404) faults.push(`${path}: ${status}`)
    })
    expect(faults).toEqual([])
  })
}

test('a booking without its showtime, and a language that the site lacks, are not found', {
  tag: '@quick',
}, async () => {
  for (const [site, path] of [
    ['fr', '/booking'],
    ['fr', '/booking?show=a&cinema=b&time=2020-01-01T10:00'],
    ['fr', '/de'],
    ['nl', '/fr'],
    ['sn', '/de/kinos'],
    ['ch', '/nl'],
  ] as const)
    expect([site, path, (await requestSite(site, path)).status]).toEqual([site, path, 404])
})
