import { describe, expect, test } from 'vitest'
import { defaultFlags, flagNames } from '#config/flags.ts'
import { type RouteKind, routeKinds, routes } from '#config/routes.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { RouteConfig } from '#config/types.ts'
import { readOpenAddress } from './open-programme.ts'
import { createSitePaths, publicPattern } from './site-paths.ts'

const paths = (id: SiteId) => createSitePaths(sites[id], defaultFlags(id))
const internal = (id: SiteId, path: string) =>
  paths(id)
    .toInternal(new URL(`http://x${path}`))
    .href.slice(8)
const roundTrip = (id: SiteId, path: string) => {
  const table = paths(id)
  return table.toPublic(table.toInternal(new URL(`http://x${path}`))).href.slice(8)
}

describe('public and internal paths', () => {
  test.each([
    ['fr', '/', '/fr'],
    ['fr', '/films', '/fr/films'],
    ['fr', '/en/movies-events/x', '/en/films/x'],
    ['fr', '/cinemas/l/rex', '/fr/cinemas/l/rex'],
    ['fr', '/cinemas/ville/lyon', '/fr/cinemas/city/lyon'],
    ['ch', '/de/kinos/stadt/bern', '/de/cinemas/city/bern'],
    ['ch', '/de/filme-events', '/de/films'],
    ['be', '/nl/films-evenementen', '/nl/films'],
    ['nl', '/nl/films/filters/tags-imax_4dx,sorted', '/nl/films?filters=tags-imax_4dx%2Csorted'],
    ['nl', '/nl/films/x?bandeannonce=true', '/nl/films/x?bandeannonce=true'],
  ] as const)('%s %s is %s', (site, path, expected) => expect(internal(site, path)).toBe(expected))

  test.each([
    ['fr', '/de', '/fr/-/de'],
    ['fr', '/kinos', '/fr/-/kinos'],
    ['ch', '/films', '/en/-/films'],
    ['ch', '/de/cinemas', '/de/-/de/cinemas'],
    ['fr', '/sitemap/filters/sorted', '/fr/-/sitemap/filters/sorted'],
    ['fr', '/films/', '/fr/-/films/'],
  ] as const)('%s has no page %s', (site, path, expected) => {
    expect(internal(site, path)).toBe(expected)
    expect(roundTrip(site, path)).toBe(path)
  })

  const editions = siteIds.flatMap((site) =>
    sites[site].languages.map((language) => [site, language] as const),
  )
  test.each(editions)('%s %s: the public path of every page round-trips', (site, language) => {
    const table = paths(site)
    const pages = routeKinds.flatMap((kind) => {
      const path = table.href(kind, language, { slug: 'a-b', id: '7' })
      return path === undefined ? [] : [{ kind, path }]
    })
    expect(pages).not.toEqual([])
    for (const { kind, path } of pages) {
      expect(table.match(path)).toMatchObject({ kind, language })
      expect(table.languageOf(path)).toBe(language)
      const address = new URL(`http://x${path}`)
      expect(table.toPublic(table.toInternal(address)).href).toBe(address.href)
    }
  })
})

describe('pages that a site does not have', () => {
  const switched = Object.entries(routes).filter(
    ([, route]: [string, RouteConfig]) => route.flag !== undefined,
  ) as [RouteKind, RouteConfig][]

  test.each(switched.map(([kind, { flag }]) => [kind, flag ?? '']))('%s exists if %s is on', (kind, flag) => {
    expect(flagNames).toContain(flag)
    const under = (on: boolean) =>
      publicPattern(sites.nl, kind as RouteKind, 'nl', { ...defaultFlags('nl'), [flag]: on })
    expect([under(true) === undefined, under(false)]).toEqual([false, undefined])
  })

  test('help and terms exist on their sites only', () => {
    const has = (kind: RouteKind) =>
      siteIds.filter(
        (site) =>
          publicPattern(sites[site], kind, sites[site].languages[0], defaultFlags(site)) !== undefined,
      )
    expect([has('help'), has('generalTerms')]).toEqual([['fr', 'nl'], ['fr']])
  })
})

describe('the programme as data', () => {
  const read = (id: SiteId, path: string) => {
    const found = readOpenAddress(paths(id), path)
    return found && [found.language, found.kind, found.slug, found.filters, found.format].join(' ')
  }

  test.each([
    ['fr', '/films/heron.json', 'fr show heron  json'],
    [
      'fr',
      '/en/movies-events/heron/filters/versions-vost,from-1830.ics',
      'en show heron versions-vost,from-1830 ics',
    ],
    ['ch', '/de/kinos/stadt/bern.ics', 'de place bern  ics'],
    ['fr', '/cinemas/rex.json', 'fr place rex  json'],
    ['fr', '/ce-soir/accessible.ics', 'fr accessible accessible  ics'],
    ['fr', '/films.json', undefined],
    ['fr', '/cinemas/rex', undefined],
  ] as const)('%s %s', (site, path, found) => expect(read(site, path)).toBe(found))
})
