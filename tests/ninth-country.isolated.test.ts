import path from 'node:path'
import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { describe, expect, test, vi } from 'vitest'
import { defaultFlags, flagNames } from '#config/flags.ts'
import { routeKinds, routes } from '#config/routes.ts'
import { configFaults } from '#config/schema.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language, RouteConfig } from '#config/types.ts'
import { aCinema, aComposition } from '../src/page-kit/composition.fixture.ts'
import { readEnv } from '../src/server/env/env.ts'
import { startAddresses } from '../src/server/hosts/local-addresses.ts'
import { fakeOuter } from '../src/server/outer-server.fixture.ts'
import { composeShell } from '../src/shell/shell.server.ts'

vi.mock('#config/sites.ts', async (original) => {
  const { withGreatBritain } = await import('./great-britain.ts')
  return withGreatBritain(await original())
})

const gb = 'gb' as SiteId
const languages: readonly Language[] = ['en', 'de']

test('the configuration is valid, and every flag has its default', () => {
  expect(siteIds).toContain(gb)
  expect(configFaults()).toEqual([])
  expect(Object.keys(defaultFlags(gb))).toEqual(flagNames)
  expect(defaultFlags(gb)).toMatchObject({ fullCinemaList: true, groupByCity: true, filter3d: false })
})

describe('paths', () => {
  const paths = createSitePaths(sites[gb], defaultFlags(gb))

  const everywhere = routeKinds.filter((kind) => {
    const { sites: only, flag, anyFlag }: RouteConfig = routes[kind]
    return !only && !flag && !anyFlag
  })

  test.each(languages)('resolve in %s to their kinds', (language) => {
    expect(everywhere.length).toBeGreaterThan(20)
    for (const kind of everywhere) {
      const address = paths.href(kind, language, { slug: 'rex' }) ?? ''
      expect(paths.match(address)).toMatchObject({ kind, language })
      const there = paths.toInternal(new URL(`http://gb.localhost${address}`))
      expect(paths.toPublic(there).pathname).toBe(address)
    }
  })
})

describe('serving', () => {
  test('serves its host, with sitemap, robots, texts and manifest', async () => {
    const { send, renders } = fakeOuter()
    expect((await send('http://gb.localhost:3000/de/kinos')).status).toBe(200)
    expect(renders[0]?.context).toMatchObject({
      site: { id: 'gb' },
      origin: 'http://gb.localhost:3000',
      foreignHost: false,
    })
    const sitemap = await (await send('http://gb.localhost:3000/sitemap.xml')).text()
    expect(sitemap).toContain('<loc>http://gb.localhost:3000/de/filme-events/dune</loc>')
    expect(sitemap).toContain('hreflang="en-GB" href="http://gb.localhost:3000/movies-events/dune"')
    expect(await (await send('http://gb.localhost:3000/robots.txt')).text()).toContain(
      'http://gb.localhost:3000/sitemap.xml',
    )
    expect((await send('http://gb.localhost:3000/assets/i18n/fr.json')).status).toBe(404)
    expect(await (await send('http://gb.localhost:3000/manifest.webmanifest')).json()).toMatchObject({
      lang: 'en-GB',
      start_url: '/',
    })
  })

  test('appears on the other home pages, in the environment and at the start', async () => {
    const { send } = fakeOuter()
    expect(await (await send('http://fr.localhost:3000/sitemap.xml')).text()).toContain(
      'hreflang="de-GB" href="http://gb.localhost:3000/de"',
    )
    const env = readEnv({
      HOST_GB: 'cinema.test',
      CONTENT_API_GB: 'http://127.0.0.1:4600',
      DEFAULT_SITE: 'gb',
    })
    expect(env).toMatchObject({
      hosts: { gb: 'cinema.test' },
      contentApis: { gb: 'http://127.0.0.1:4600' },
      DEFAULT_SITE: 'gb',
    })
    expect(startAddresses(readEnv({}), 3000)).toMatch(/United Kingdom\s+http:\/\/gb\.localhost:3000/)
  })

  test('composes pages in its currency', async () => {
    const composition = aComposition(
      { cinemas: async () => [aCinema('b'), aCinema('a')] },
      { site: gb, language: 'de' },
    )
    expect(composition.formats.price(5.5)).toContain('£')
    const response = await composeShell(composition)
    expect(response).toMatchObject({
      page: {
        links: { moviesHref: '/de/filme-events' },
        footer: { cinemas: [{ label: 'a' }, { label: 'b' }], social: [{ network: 'facebook' }] },
      },
    })
  })
})

test('the embedded content API serves films, and no cinemas before an import', {
  tags: ['rest'],
}, async () => {
  // Loaded by this test only: in a thread of its own that takes a second.
  const { createDemo } = await import('../demo/seed.ts')
  const { openStore } = await import('../src/wiring/open-store.ts')
  const { createContentHandler } = await import('../src/services/content/api/content-api.ts')
  const { folder } = fakeOuter()
  const store = await openStore({ dataDir: folder, log: () => {} })
  try {
    const now = Date.parse('2026-11-20T11:00:00Z')
    expect(
      await createDemo(store, { artDir: path.resolve('demo/art'), seed: 'test', sites: [gb] }).roll(now),
    ).toEqual([gb])
    const { fetch: api } = createContentHandler({
      store,
      clock: () => now,
      zoneHeader: undefined,
      onError: () => {},
    })
    const get = async (call: string) =>
      (await api(gb, new Request(`http://gb.localhost/api/${call}?language=en`))).json()
    expect(((await get('shows')) as { shows: unknown[] }).shows.length).toBeGreaterThan(50)
    expect(await get('cinemas')).toEqual([])
  } finally {
    await store.close()
  }
})
