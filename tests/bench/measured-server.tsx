import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { defaultFlags } from '../../config/flags.ts'
import { sites } from '../../config/sites.ts'
import { createCachedSource } from '../../src/api/cached.ts'
import { createHttpSource } from '../../src/api/http.ts'
import { type RequestContext, runWithRequestContext } from '../../src/document/request-context.server.ts'
import { textsOf } from '../../src/i18n/texts.server.ts'
import { editionIn } from '../../src/page-kit/composition.server.ts'
import { connectClientHosts, connectSources } from '../../src/page-kit/sources.server.ts'
import { createSiteRouter } from '../../src/router.tsx'
import { readEnv } from '../../src/server/env.ts'
import type { SiteApi } from '../../src/server/outer-options.ts'
import { createOuterServer } from '../../src/server/outer-server.ts'
import { logTo } from '../../src/server/server-log.ts'
import server, { renderPage } from '../../src/server.ts'
import type { MeasuredProduct } from './product.ts'

/** The film list of the benchmarks: 240 titles, all showing, on the French site. */
const TITLES = 240
const HOST = sites.fr.hosts.local
const PATH = '/films'
const flags = defaultFlags('fr')

const title = (number: number) => ({
  slug: `film-${number}`,
  title: `Le film numéro ${number}`,
  isMovie: true,
  releaseAt: ['2026-11-04'],
  posterPath: {
    lg: `/media/posters/film-${number}.avif?w=720`,
    md: `/media/posters/film-${number}.avif?w=480`,
  },
  backgroundDominantColor: '#204060',
  contentRating: { ref: 'TP', description: 'Tout public' },
  duration: 90 + (number % 60),
  genres: ['Drame', 'Aventure'],
  genresSlug: ['drama', 'adventure'],
  directors: ['Inès Maubert'],
  genericOrder: number,
  flag: number % 4 ? null : 'Nouveau',
  flagColor: number % 4 ? null : '4',
})

const responses: Readonly<Record<string, unknown>> = {
  shows: { shows: Array.from({ length: TITLES }, (_, number) => title(number)) },
  cinemas: [],
  cities: [],
}

function connectList(): void {
  const fetch = async (input: RequestInfo | URL) => {
    const call = new URL(new Request(input).url).pathname.replace('/api/', '')
    return call in responses ? Response.json(responses[call]) : new Response('{}', { status: 404 })
  }
  const fr = createCachedSource(createHttpSource({ site: 'fr', baseUrl: 'http://bench.localhost', fetch }), {
    site: 'fr',
  })
  connectSources({ fr })
  connectClientHosts({ fr })
}

const noApi: SiteApi = async () => new Response('{}', { status: 404 })

/** Without page cache, with warm content. */
async function uncached(): Promise<{ port: number; host: string; path: string }> {
  connectList()
  const dataDir = join(tmpdir(), `marquee-bench-data-${process.pid}`)
  const env = readEnv({ ...process.env, DATA_DIR: dataDir, PORT: '0' })
  const outer = createOuterServer({
    env,
    log: logTo('silent', { write() {} }),
    renderPage,
    apis: { content: noApi, chat: noApi, client: noApi, feedback: noApi },
    messages: textsOf,
    clientDir: undefined,
    artDir: dataDir,
    dataDir,
    programme: { slugs: async () => [], exists: async () => false },
    flags: () => ({ values: flags, hash: 'bench' }),
    mediaOrigins: () => [],
    pageCache: false,
  })
  const { port } = await outer.listen(0)
  return { port, host: HOST, path: PATH }
}

/** `renderToString` of the same list and providers, with its data loaded. */
async function render(): Promise<() => void> {
  connectList()
  const origin = `http://${HOST}`
  const context: RequestContext = {
    site: sites.fr,
    flags,
    origin,
    clientOrigin: origin,
    identity: null,
    origins: {},
    foreignHost: false,
    requestId: 'bench',
    now: new Date(),
    tags: new Set(),
    texts: new Set(),
    jsonLd: [],
    inline: { scripts: [], styles: [] },
    stale: false,
    status: undefined,
    html: undefined,
  }
  const router = createSiteRouter(editionIn(sites.fr, 'fr', flags, origin))
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [PATH] }),
    isServer: true,
  })
  await runWithRequestContext(context, () => router.load())
  return () => runWithRequestContext(context, () => void renderToString(<RouterProvider router={router} />))
}

/** What the build of `--mode bench` offers to `npm run bench`. */
export const measure: MeasuredProduct = { uncached, render }

export default server
