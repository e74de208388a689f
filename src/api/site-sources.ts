import { keysOf, recordOf } from '#config/keys.ts'
import { type SiteId, siteIds } from '#config/sites.ts'
import { loopTurn } from '../document/loop-turn.ts'
import { type CachedSource, createCachedSource } from './cached.ts'
import { createHttpSource } from './http.ts'
import { createResponseMemory } from './response-store.ts'
import type { Source, SourceEvent } from './source.ts'

interface Embedded {
  readonly fetch: (site: SiteId, request: Request) => Promise<Response>
  readonly isCurrent?: (site: SiteId, ...version: Parameters<NonNullable<Source['isCurrent']>>) => boolean
}

interface SourceLog {
  debug(event: object, message: string): void
  warn(event: object, message: string): void
  error(event: object, message: string): void
}

const levels = {
  call: 'debug',
  drops: 'warn',
  stale: 'warn',
  breaker: 'warn',
  malformed: 'error',
} as const satisfies Record<Exclude<SourceEvent['kind'], 'read'>, keyof SourceLog>

/** Counts of one source's responses since the start. */
export interface SourceFigures {
  /** Entries of lists and maps, with those skipped. */
  readonly items: number
  readonly skipped: number
  /** Responses that were invalid as a whole. */
  readonly malformed: number
  /** Expired responses served because the source failed or was too slow. */
  readonly stale: number
}

export interface SiteSource extends CachedSource {
  readonly figures: () => SourceFigures
}

function createFigures() {
  const figures = { items: 0, skipped: 0, malformed: 0, stale: 0 }
  return {
    figures: (): SourceFigures => figures,
    count(event: SourceEvent) {
      if (event.kind === 'malformed' || event.kind === 'stale') figures[event.kind] += 1
      if (event.kind !== 'read') return
      figures.items += event.items
      figures.skipped += event.skipped
    },
  }
}

/**
 * Calls a service of this process without a socket. Its responses are as large as the programme: other requests have a
 * turn before one is composed, and before it is parsed.
 */
export function createEmbeddedSource(
  site: SiteId,
  { fetch, isCurrent }: Embedded,
  log?: (event: SourceEvent) => void,
): Source {
  const source = createHttpSource({
    site,
    baseUrl: 'http://embedded.localhost',
    maxBytes: Number.POSITIVE_INFINITY,
    async fetch(input, init) {
      await loopTurn()
      const response = await fetch(site, new Request(input, init))
      await loopTurn()
      return response
    },
    ...(log && { log }),
  })
  return {
    ...source,
    isOwn: true,
    ...(isCurrent && {
      hasHashes: true,
      isCurrent: (call, params, version) => isCurrent(site, call, params, version),
    }),
  }
}

/**
 * A source per site: the outside service of the environment, else the embedded one, called without a socket. All of them
 * together cache at most `maxBytes`.
 */
export function createSiteSources(
  name: string,
  outsides: Readonly<Partial<Record<SiteId, string>>>,
  embedded: Embedded,
  sourceLog: SourceLog,
  maxBytes: number,
): Readonly<Record<SiteId, SiteSource>> {
  const memory = createResponseMemory(maxBytes)
  const sourceOf = (site: SiteId): SiteSource => {
    const { figures, count } = createFigures()
    const log = (event: SourceEvent) => {
      count(event)
      if (event.kind !== 'read') sourceLog[levels[event.kind]](event, name)
    }
    const outside = outsides[site]
    const source = outside
      ? createHttpSource({ site, log, baseUrl: outside })
      : createEmbeddedSource(site, embedded, log)
    return { ...createCachedSource(source, { site, log, memory }), figures }
  }
  return recordOf(siteIds, sourceOf)
}

/** The figures of several services, each with its sources by site. */
export const figuresOf =
  <Service extends string>(services: Readonly<Record<Service, Readonly<Record<SiteId, SiteSource>>>>) =>
  () =>
    siteIds.flatMap((site) =>
      keysOf(services).map((service) => ({
        service,
        site,
        ...services[service][site].figures(),
      })),
    )
