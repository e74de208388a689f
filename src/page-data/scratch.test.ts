import { test } from 'vitest'
import { writeFileSync } from 'node:fs'
import { defaultFlags } from '../../config/flags.ts'
import { type SiteId, sites, siteIds } from '../../config/sites.ts'
import { createCachedSource } from '../api/cached.ts'
import { createHttpSource } from '../api/http.ts'
import { createContentBackend } from '../backend/content/content-backend.ts'
import { runWithRequestContext } from '../server/request-context.server.ts'
import { connectSources } from './sources.server.ts'
import { composePage } from './pages.server.ts'
import { programme } from './programme.server.ts'

const log = { info: console.log, error: console.error }
const flagsBy = new Map(siteIds.map((s) => [s, defaultFlags(s)]))
const ctx = (site: SiteId) => ({ site: sites[site], flags: flagsBy.get(site)!, origin: `http://${sites[site].hosts.local}:3000`, foreignHost: false, requestId: 'x', now: new Date(), tags: new Set<string>(), jsonLd: [] as object[], stale: false, status: undefined })
const out: Record<string, unknown> = {}
async function run(site: SiteId, name: any, input: object, label = name) {
  const c = ctx(site) as any
  const t = performance.now()
  const answer: any = await runWithRequestContext(c, () => composePage(name, input))
  const first = performance.now() - t
  const t2 = performance.now()
  await runWithRequestContext(ctx(site) as any, () => composePage(name, input))
  console.log(site, label, answer.outcome, answer.path ?? '', `${Math.round(first)}ms then ${(performance.now() - t2).toFixed(1)}ms`, 'stale', c.stale, 'json', JSON.stringify(answer).length, 'ld', c.jsonLd.length, JSON.stringify(c.jsonLd).length)
  out[`${site} ${label}`] = { answer, jsonLd: c.jsonLd, tags: [...c.tags].slice(0, 60) }
  return answer
}

test('all', async () => {
  const which = process.env.SRC ?? 'demo'
  const backend = which === 'demo' ? await createContentBackend({ dataDir: '/tmp/scratchdata', log }) : null
  const src = (site: SiteId) => createCachedSource(createHttpSource({ site, log: (e) => console.log(JSON.stringify(e).slice(0, 300)), ...(backend ? { baseUrl: 'http://embedded.localhost', fetch: (i: any, init: any) => backend.fetch(site, new Request(i, init)) } : { baseUrl: `http://127.0.0.1:4655` }) }), { site })
  connectSources(Object.fromEntries(siteIds.map((s) => [s, src(s)])))
  const list: [SiteId, string][] = which === 'demo' ? [['fr', 'fr'], ['ch', 'de'], ['nl', 'nl'], ['sn', 'fr']] : [['nl', 'nl']]
  for (const [site, language] of list) {
    const home = await run(site, 'home', { language })
    await run(site, 'shell', { language })
    const shows = await run(site, 'shows', { language })
    await run(site, 'shows', { language, filters: 'tags-imax,sorted' }, 'shows filtered')
    await run(site, 'entertainments', { language })
    const cinemas = await run(site, 'cinemas', { language })
    const slug = cinemas.page?.groups[0]?.cinemas[0]?.slug
    await run(site, 'cinema', { language, slug, light: false })
    await run(site, 'cinema', { language, slug, light: 'true', filters: 'versions-vost' }, 'cinema light')
    const film = shows.page?.tabs[0]?.cards[0]
    const s = film?.slug
    await run(site, 'show', { language, slug: s, kind: 'show' })
    await run(site, 'show', { language, slug: s, kind: 'entertainment' }, 'show as event')
    await run(site, 'show', { language, slug: s, kind: 'show', filters: `localisation-${slug}` }, 'show placed')
    await run(site, 'show', { language, slug: 'nope', kind: 'show' }, 'show missing')
    const city = cinemas.page?.groups.map((g: any) => g.href).filter(Boolean)[0]?.split('/').at(-1)
    if (city) await run(site, 'city', { language, slug: city, light: false })
    await run(site, 'sitemap', { language })
    for (const kind of ['show', 'entertainment', 'cinema', 'city'] as const) { const l = await programme.slugs(site, kind, language as any); console.log(kind, l.length, JSON.stringify(l[0])) }
    console.log('exists', await programme.exists(site, 'show', language as any, s), await programme.exists(site, 'show', language as any, 'nope'))
  }
  writeFileSync(`/tmp/out-${which}.json`, JSON.stringify(out, null, 1))
  await backend?.close()
}, 300000)
