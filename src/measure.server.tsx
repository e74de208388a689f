import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { defaultFlags } from '../config/flags.ts'
import { sites } from '../config/sites.ts'
import { createCachedSource } from './api/cached.ts'
import { createHttpSource } from './api/http.ts'
import { type RequestContext, runWithRequestContext } from './document/request-context.server.ts'
import { textsOf } from './i18n/texts.server.ts'
import { editionIn } from './page-kit/composition.server.ts'
import { connectClientHosts, connectSources } from './page-kit/sources.server.ts'
import { createSiteRouter } from './router.tsx'
import { readEnv } from './server/env.ts'
import type { OuterOptions, SiteApi } from './server/outer-options.ts'
import { createOuterServer } from './server/outer-server.ts'
import { logTo } from './server/server-log.ts'

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
export async function uncached(
  renderPage: OuterOptions['renderPage'],
): Promise<{ port: number; host: string; path: string }> {
  connectList()
  const dataDir = join(tmpdir(), `marquee-bench-data-${process.pid}`)
  const env = readEnv({ ...process.env, DATA_DIR: dataDir, PORT: '0' })
  const server = createOuterServer({
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
  const { port } = await server.listen(0)
  return { port, host: HOST, path: PATH }
}

/** `renderToString` of the same list and providers, with its data loaded. */
export async function bareRender(): Promise<() => void> {
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
