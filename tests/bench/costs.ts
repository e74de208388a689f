import { join } from 'node:path'
import { printTitle } from './figures.ts'
import { copyStore } from './larger-store.ts'
import type { MeasuredPage } from './measured-pages.ts'
import {
  type Measurement,
  measureRounds,
  ofRequests,
  ofWork,
  printCost,
  printRatio,
  type Rounds,
} from './measurement.ts'
import { HOST, type Subject, startSubject } from './processes.ts'

const LIST = '/films'
/** `times` as many cinemas and showtimes; requests per round, with cached and with expired content. */
const SIZES = [
  { times: 1, cached: 12, expired: 4 },
  { times: 10, cached: 12, expired: 1 },
  { times: 30, cached: 6, expired: 1 },
] as const
const LIMITS = { hotPath: 1.15, wholeRequest: 1.5, tenfold: 1.3, publicCall: 2 }
/** A read of the content API that has not changed. */
const PUBLIC_CALL = '/api/shows?language=fr'

interface Comparison {
  readonly what: string
  readonly subject: Measurement
  readonly base: Measurement
  readonly limit?: number
}

interface Part {
  readonly title: string
  readonly rounds: Rounds
  readonly subjects: readonly Subject[]
  readonly measurements: readonly Measurement[]
  readonly comparisons: readonly Comparison[]
}

async function hotPath(dataDir: string): Promise<Part> {
  const cachedServer = await startSubject('./cached-page.ts', [join(dataDir, 'cached')])
  const bareServer = await startSubject('./bare-http.ts', [String(cachedServer.port), HOST, LIST])
  const uncachedServer = await startSubject('./uncached-list.ts', [join(dataDir, 'uncached')])
  const renderer = await startSubject('./bare-render.ts')
  const many = { path: LIST, requests: 6_000, connections: 8, encoding: 'br' } as const
  const cached = ofRequests('cached page', cachedServer, many)
  const bare = ofRequests('the same response from node:http', bareServer, many)
  const few = { path: LIST, requests: 40, connections: 8, encoding: 'identity' } as const
  const uncached = ofRequests('uncached list of 240 titles', uncachedServer, few)
  const render = ofWork('renderToString of the same view', renderer, 40)
  return {
    title: 'one page',
    rounds: { least: 9, most: 9, warmUps: 2, seconds: 0 },
    subjects: [cachedServer, bareServer, uncachedServer, renderer],
    measurements: [cached, bare, uncached, render],
    comparisons: [
      { what: 'cached page / node:http', subject: cached, base: bare, limit: LIMITS.hotPath },
      {
        what: 'uncached list of 240 titles / renderToString',
        subject: uncached,
        base: render,
        limit: LIMITS.wholeRequest,
      },
    ],
  }
}

const plural = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}`

/** Costs of a page by content state, for one size of the store. */
function costsOf(site: Subject, size: (typeof SIZES)[number], { name, path }: MeasuredPage) {
  const settle = () => site.command('settle')
  const cost = (state: 'cached' | 'expired') =>
    ofRequests(
      `${name}, ${size.times} ×, content ${state}`,
      site,
      { path, requests: size[state], connections: 1, encoding: 'identity' },
      { prepare: () => site.command('content', state), settle },
    )
  return { times: size.times, cached: cost('cached'), expired: cost('expired') }
}

async function openSizes(dataDir: string): Promise<readonly Subject[]> {
  const sites: Subject[] = []
  for (const { times } of SIZES) {
    const folder = join(dataDir, `times-${times}`)
    const { cinemas, showtimes, allShowtimes } = copyStore(dataDir, folder, times)
    const parts = [plural(cinemas, 'cinemas'), plural(showtimes, 'showtimes in France')]
    console.log(`${times} ×: ${parts.join(', ')}; ${plural(allShowtimes, 'in all')}`)
    sites.push(await startSubject('./site.ts', [folder]))
  }
  return sites
}

/** A page at every size of the store, and at the first one beside its bare view. */
function partOf(page: MeasuredPage, sites: readonly Subject[]): Pick<Part, 'measurements' | 'comparisons'> {
  const costs = SIZES.flatMap((size, index) => {
    const site = sites[index]
    return site ? costsOf(site, size, page) : []
  })
  const [single, ...larger] = costs
  const [site] = sites
  if (!single || !site) throw new Error('No store to measure')
  const view = ofWork(`${page.name}, renderToString of the view`, site, 12, {
    async prepare() {
      await site.command('content', 'cached')
      await site.command('view', page.path)
    },
  })
  const grown = larger.flatMap(({ times, cached, expired }): Comparison[] => {
    const limit = times === 10 ? { limit: LIMITS.tenfold } : {}
    return [
      { what: `${cached.name} / 1 ×`, subject: cached, base: single.cached, ...limit },
      { what: `${expired.name} / 1 ×`, subject: expired, base: single.expired, ...limit },
    ]
  })
  const whole = { what: `${page.name}, whole request / renderToString`, subject: single.cached, base: view }
  return {
    measurements: [...costs.flatMap(({ cached, expired }) => [cached, expired]), view],
    comparisons: [whole, ...grown],
  }
}

async function sizes(dataDir: string, pages: readonly MeasuredPage[]): Promise<Part> {
  printTitle('Stores:')
  const subjects = await openSizes(dataDir)
  const parts = pages.map((page) => partOf(page, subjects))
  const calls = subjects.slice(0, 1).map((site) => ({
    ...ofRequests('public call of the content API, unchanged', site, {
      path: PUBLIC_CALL,
      requests: 100,
      connections: 1,
      encoding: 'br',
    }),
    limit: LIMITS.publicCall,
  }))
  return {
    title: 'pages of a store',
    rounds: { least: 3, most: 9, warmUps: 1, seconds: 60 },
    subjects,
    measurements: [...parts.flatMap(({ measurements }) => measurements), ...calls],
    comparisons: parts.flatMap(({ comparisons }) => comparisons),
  }
}

/** CPU time per request of cached and uncached pages, and how it grows with the store. */
export async function measureCosts(dataDir: string, pages: readonly MeasuredPage[]): Promise<void> {
  for (const open of [() => hotPath(dataDir), () => sizes(dataDir, pages)]) {
    const { title, rounds, subjects, measurements, comparisons } = await open()
    const count = await measureRounds(measurements, rounds)
    printTitle(`CPU time of the server per request, ${title}, median of ${count} interleaved rounds:`)
    measurements.forEach(printCost)
    for (const { what, subject, base, limit } of comparisons) printRatio(what, subject, base, limit)
    for (const subject of subjects) subject.end()
  }
}
