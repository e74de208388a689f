import { createCachedSource } from '../../src/api/cached.ts'
import { createHttpSource } from '../../src/api/http.ts'
import { connectClientHosts, connectSources } from '../../src/page-kit/sources.server.ts'
import server, { renderPage } from '../../src/server.ts'
import { HOST, listenOuter, renderedView } from './measured-parts.tsx'
import { openSite } from './measured-site.ts'
import type { MeasuredProduct } from './product.ts'

/** The film list of the benchmarks: 240 titles, all showing, on the French site. */
const TITLES = 240
const PATH = '/films'

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

/** A server with warm content and no page cache. */
async function uncached(dataDir: string): Promise<{ port: number; host: string; path: string }> {
  connectList()
  const port = await listenOuter({
    dataDir,
    pageCache: false,
    siteItems: { slugs: async () => [], exists: async () => false },
    renderPage,
  })
  return { port, host: HOST, path: PATH }
}

async function render(): Promise<() => void> {
  connectList()
  return renderedView(PATH)
}

/** The build of `--mode bench` offers this to `npm run bench`. */
export const measure: MeasuredProduct = { uncached, render, openSite }

export default server
