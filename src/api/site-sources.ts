import { type SiteId, siteIds } from '../../config/sites.ts'
import { type CachedSource, createCachedSource } from './cached.ts'
import { createHttpSource } from './http.ts'
import type { SourceEvent } from './source.ts'

type Service = (site: SiteId, request: Request) => Promise<Response>

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
} as const satisfies Record<SourceEvent['kind'], keyof SourceLog>

/**
 * A source per site, each with a cache of at most `maxBytes`: the outside service of the environment, else the
 * embedded one, called without a socket.
 */
export function createSiteSources(
  name: string,
  outsides: Readonly<Partial<Record<SiteId, string>>>,
  embedded: Service,
  sourceLog: SourceLog,
  maxBytes: number,
): Readonly<Record<SiteId, CachedSource>> {
  const log = (event: SourceEvent) => sourceLog[levels[event.kind]](event, name)
  const sourceOf = (site: SiteId) => {
    const outside = outsides[site]
    const inside = {
      baseUrl: 'http://embedded.localhost',
      fetch: (input: RequestInfo | URL, init?: RequestInit) => embedded(site, new Request(input, init)),
    }
    return createCachedSource(createHttpSource({ site, log, ...(outside ? { baseUrl: outside } : inside) }), {
      site,
      log,
      maxBytes,
    })
  }
  return Object.fromEntries(siteIds.map((site) => [site, sourceOf(site)])) as Record<SiteId, CachedSource>
}
