import { describe, expect, test } from 'vitest'
import { defaultFlags } from '../../config/flags.ts'
import { builtKinds } from '../../config/routes.ts'
import { type SiteId, siteIds, sites } from '../../config/sites.ts'
import { createSitePaths } from './site-paths.ts'

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

  const every = siteIds.flatMap((site) => sites[site].languages.flatMap((language) => builtKinds.map((kind) => [site, language, kind] as const)))
  test.each(every)('%s %s %s: the public path comes back unchanged', (site, language, kind) => {
    const path = paths(site).href(kind, language, { slug: 'a-b', id: '7' })
    if (path === undefined) return
    expect(paths(site).match(path)).toMatchObject({ kind, language })
    expect(roundTrip(site, path)).toBe(path)
    expect(paths(site).languageOf(path)).toBe(language)
  })
})
