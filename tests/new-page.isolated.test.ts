import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { defaultFlags } from '../config/flags.ts'
import { everywhere, page } from '../config/routes/modes.ts'
import { type RouteKind, routeKinds, routes } from '../config/routes.ts'
import { configFaults } from '../config/schema.ts'
import { siteIds, sites } from '../config/sites.ts'
import { createSitePaths } from '../src/addresses/site-paths.ts'
import { sitePages } from '../src/pages/pages.server.ts'
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
const root = new URL('../', import.meta.url)

const sources = ['src', 'config', 'machines', 'content-models', 'cms/src', 'demo'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\.gen\./.test(path))
    .map((path) => `${folder}/${path}`),
)

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

test('besides its folder and route, only the list of pages, the texts and its fetchers name a page', () => {
  const texts = sources.map((file) => [file, readFileSync(new URL(file, root), 'utf8')] as const)
  for (const { name } of sitePages) {
    const definition = new RegExp(`\\b${name}(?:Page|Data)\\b(?! *[=:{?])`)
    const named = texts
      .filter(
        ([file, text]) =>
          definition.test(text) &&
          file.startsWith('src/') &&
          !/^src\/(?:routes|features|programme|shell)\//.test(file),
      )
      .map(([file]) => file)
    const folders = new Set(
      named.filter((file) => /^src\/pages\/[^/]+\//.test(file)).map((file) => file.split('/')[2]),
    )
    expect(
      named.filter((file) => !/^src\/pages\/[^/]+\//.test(file)),
      name,
    ).toEqual(['src/pages/pages.server.ts'])
    expect(folders.size, name).toBeLessThanOrEqual(1)
  }
})

test('only the route table has to name every kind', () => {
  const exhaustive = /Record<RouteKind\b|\[\w+ in RouteKind\]/
  const partial = /Partial<\s*Record<RouteKind\b/
  const tables = sources.filter((file) => {
    const text = readFileSync(new URL(file, root), 'utf8')
    return exhaustive.test(text) && !partial.test(text)
  })
  expect(tables.filter((file) => !file.startsWith('config/routes'))).toEqual([])
  expect(Object.keys(routes)).toContain(filmClub)
})
