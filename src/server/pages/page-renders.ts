import type { Refusal } from '@marquee/kit/http/refusal-reasons.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import { nextMidnight } from '#models/site-clock.ts'
import type { OuterOptions } from '../outer-options.ts'
import { isMissing, type PageCache, type PageEntry, sharesTag } from './page-cache.ts'
import type { PageDictionaries } from './page-dictionaries.ts'
import type { RenderGate, RenderKind } from './render-gate.ts'
import { preparePage } from './rendered-page.ts'
import { type Rendering, type RenderJob, renderOnce } from './rendering.ts'

interface RenderResult extends Pick<Rendering, 'rendered' | 'decided' | 'times'> {
  /** Undefined if the page must not be cached. */
  readonly entry: PageEntry | undefined
}

/** A failure is logged. */
type RenderRefusal = Extract<Refusal, 'render-failed' | 'render-gate-full'>

export interface PageRenders {
  /** One render for all concurrent requests of a page. */
  shared(job: RenderJob): Promise<RenderResult | RenderRefusal>
  /** A render for one request, not cached. */
  single(job: RenderJob): Promise<Rendering | RenderRefusal>
  /** Marks running renders as outdated. */
  purged(tags: ReadonlySet<string>, site: SiteId | undefined): void
}

interface Dependencies extends Pick<OuterOptions, 'applications' | 'log' | 'cdn'> {
  readonly cache: PageCache
  readonly gate: RenderGate
  readonly clock: () => number
  readonly dictionaries: PageDictionaries | undefined
}

interface Flight {
  readonly site: SiteId
  readonly result: Promise<RenderResult | RenderRefusal>
  readonly purgedTags: Set<string>
}

const SECOND = 1_000
const CACHED_STATUSES = new Set([200, 301, 404, 410])
/** Fresh time of a page with expired data or a missing part, and the pause after a failed render. */
const SHORT_FRESH = 5 * SECOND
const MISSING_FRESH = 10 * SECOND
/** Older pages are not served while a new one is rendered. */
const STALE_WHILE_REVALIDATE = 600 * SECOND

const { fresh, staleOnError } = serviceLimits.pageCache

async function entryOf(
  job: RenderJob,
  { rendered, context, decided }: Rendering,
  dictionaries: PageDictionaries | undefined,
) {
  const { host, encoding } = job
  if (rendered.personal || !CACHED_STATUSES.has(rendered.status)) return undefined
  const began = context.now.getTime()
  const midnight = nextMidnight(host.site.timeZone, began)
  const missing = isMissing(rendered.status)
  const freshFor = context.stale ? SHORT_FRESH : missing ? MISSING_FRESH : fresh * SECOND
  const freshUntil = Math.min(began + freshFor, midnight)
  return {
    site: host.site.id,
    status: rendered.status,
    page: await preparePage(
      rendered,
      encoding,
      rendered.status === 200 ? dictionaries?.headersOf(job, rendered.body, context.tags) : undefined,
    ),
    tags: new Set(context.tags),
    decided,
    freshUntil,
    staleUntil: missing ? freshUntil : Math.min(freshUntil + STALE_WHILE_REVALIDATE, midnight),
    usableUntil: missing ? freshUntil : began + staleOnError * SECOND,
    failing: false,
  }
}

const renderKindOf = ({ address }: RenderJob): RenderKind =>
  address.isData ? 'data' : address.wild ? 'wild' : 'plain'

/** The reason of a render: no page yet, a purged one, or one past its fresh time. */
function reasonOf({ address }: RenderJob, cache: PageCache): 'first' | 'purged' | 'expired' {
  const entry = cache.get(address.key, address.wild)
  return entry === undefined ? 'first' : entry.freshUntil === 0 ? 'purged' : 'expired'
}

export function createPageRenders({
  cache,
  clock,
  gate,
  dictionaries,
  ...source
}: Dependencies): PageRenders {
  const flights = new Map<string, Flight>()

  /** Keeps a usable old page: served at once, rendered again in the background after a pause. */
  function extendStaleCopy({ address }: RenderJob): void {
    const old = cache.get(address.key, address.wild)
    const now = clock()
    if (!old || now >= old.usableUntil) return
    old.failing = true
    old.freshUntil = now + SHORT_FRESH
    old.staleUntil = old.usableUntil
  }

  async function render(job: RenderJob): Promise<Rendering | RenderRefusal> {
    const kind = renderKindOf(job)
    const done = await gate.run(kind, () => renderOnce(job, source, clock()))
    if (done !== 'busy') return done ?? 'render-failed'
    source.log.app.warn({ site: job.host.site.id, kind, requestId: job.requestId }, 'render gate is full')
    return 'render-gate-full'
  }

  async function fill(
    job: RenderJob,
    purgedTags: ReadonlySet<string>,
  ): Promise<RenderResult | RenderRefusal> {
    const done = await render(job)
    if (done === 'render-gate-full') return done
    if (done === 'render-failed' || done.rendered.status >= 500) extendStaleCopy(job)
    if (done === 'render-failed') return done
    const outdated = sharesTag(done.context.tags, purgedTags)
    const entry = await entryOf(job, done, outdated ? undefined : dictionaries)
    const { rendered, decided, times } = done
    if (!entry) return { rendered, decided, times, entry }
    if (sharesTag(entry.tags, purgedTags)) entry.freshUntil = entry.staleUntil = 0
    cache.set(job.address.key, job.address.wild, entry)
    return { rendered, decided, times, entry }
  }

  function start(job: RenderJob): Flight {
    const purgedTags = new Set<string>()
    source.log.app.debug(
      { site: job.host.site.id, page: job.address.key, reason: reasonOf(job, cache) },
      'render',
    )
    const result = fill(job, purgedTags)
      .catch((error: unknown): RenderRefusal => {
        source.log.app.error(
          { err: error, requestId: job.requestId, url: job.address.url },
          'page could not be prepared',
        )
        return 'render-failed'
      })
      .finally(() => flights.delete(job.address.key))
    const flight: Flight = { site: job.host.site.id, result, purgedTags }
    flights.set(job.address.key, flight)
    return flight
  }

  return {
    shared: (job) => (flights.get(job.address.key) ?? start(job)).result,
    single: render,
    purged(tags, site) {
      for (const flight of flights.values()) {
        if (site === undefined || flight.site === site) for (const tag of tags) flight.purgedTags.add(tag)
      }
    },
  }
}
