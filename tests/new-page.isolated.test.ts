import { expect, test, vi } from 'vitest'
import { defaultFlags } from '../config/flags.ts'
import { everywhere, page } from '../config/routes/modes.ts'
import { type RouteKind, routeKinds } from '../config/routes.ts'
import { configFaults } from '../config/schema.ts'
import { siteIds, sites } from '../config/sites.ts'
import { createSitePaths } from '../src/addresses/site-paths.ts'
import { routeFile, virtualRoutes } from '../src/routing/virtual-routes.ts'

/** A page added as its record in the route table, its line in the list of pages and its texts. */
vi.mock('../config/routes.ts', async (original) => {
  const before = await original<typeof import('../config/routes.ts')>()
  const record = {
    ...page,
    path: 'film-club',
    names: everywhere('film-club'),
    pageType: 'FilmClub',
    sitemap: 'page',
  }
  const extended = { ...before.routes, filmClub: record }
  return { ...before, routes: extended, routeKinds: Object.keys(extended) }
})

const filmClub = 'filmClub' as RouteKind
test('the record gives the page an address on every site and in every language', () => {
  expect(routeKinds).toContain(filmClub)
  expect(configFaults()).toEqual([])
  for (const site of siteIds) {
    const paths = createSitePaths(sites[site], defaultFlags(site))
    for (const language of sites[site].languages) {
      const path = paths.href(filmClub, language) ?? ''
      expect(paths.match(path)).toMatchObject({ kind: filmClub, language })
    }
  }
})

test('the record adds its file to the route tree', () => {
  expect(routeFile(filmClub)).toBe('film-club.tsx')
  expect(JSON.stringify(virtualRoutes)).toContain('"/film-club"')
})
