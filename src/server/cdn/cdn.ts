import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import type { SiteId } from '#config/sites.ts'
import type { Env } from '../env/env.ts'

import type { PageEntry } from '../pages/page-cache.ts'
import type { ServerLog } from '../probes/server-log.ts'
import { cdnAdapters } from './cdn-adapters.ts'
import { createPurges, type PurgeFigures } from './purges.ts'

/** A content delivery network in front of all processes. */
export interface Cdn {
  /** Lifetimes and keys of a cached page. */
  headersOf(entry: PageEntry, now: number): HeaderPairs
  /** Pages of a site with any of these tags; without tags, all of its pages. */
  purge(site: SiteId, tags?: Iterable<string>): void
  figures(): PurgeFigures
  /** Sends what is pending. */
  close(): Promise<void>
}

/** Characters; CDNs accept 16 KB. */
const MAX_KEYS = 8_000
/** The tag of pages with more keys than that; every purge includes it. */
const MANY = 'many'
/** Milliseconds for one purge request. */
const TIMEOUT = 10_000

const seconds = (milliseconds: number) => Math.max(0, Math.floor(milliseconds / 1_000))

const keyOf = (site: SiteId, tag: string) => `${site}/${tag}`

function lifetimeOf({ freshUntil, staleUntil, usableUntil }: PageEntry, now: number): string {
  const age = seconds(freshUntil - now)
  const after = Math.max(freshUntil, now)
  return `max-age=${age}, stale-while-revalidate=${seconds(staleUntil - after)}, stale-if-error=${seconds(usableUntil - after)}`
}

/** Undefined if the environment names no CDN. */
export function createCdn(
  { CDN, CDN_PURGE_URL, CDN_PURGE_TOKEN }: Pick<Env, 'CDN' | 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN'>,
  log: ServerLog,
  request: typeof fetch = fetch,
): Cdn | undefined {
  if (CDN === undefined || CDN_PURGE_URL === undefined) return undefined
  const adapter = cdnAdapters[CDN]
  const [name, separator] = adapter.keys
  const purges = createPurges({
    batch: adapter.batch,
    send: (keys) =>
      request(adapter.purgeRequest(CDN_PURGE_URL, CDN_PURGE_TOKEN ?? '', keys), {
        signal: AbortSignal.timeout(TIMEOUT),
      }),
    log,
  })

  const known = new WeakMap<PageEntry, string>()

  function keysOf(entry: PageEntry): string {
    const cached = known.get(entry)
    if (cached !== undefined) return cached
    const { site, tags } = entry
    const joined = (names: Iterable<string>) =>
      [site, ...Array.from(names, (tag) => keyOf(site, tag))].join(separator)
    const all = joined(tags)
    const keys = all.length > MAX_KEYS ? joined([MANY]) : all
    known.set(entry, keys)
    return keys
  }

  return {
    headersOf: (entry, now) => [
      [adapter.lifetime, lifetimeOf(entry, now)],
      [name, keysOf(entry)],
    ],
    purge: (site, tags) =>
      purges.add(tags === undefined ? [site] : [...tags, MANY].map((tag) => keyOf(site, tag))),
    figures: purges.figures,
    close: purges.close,
  }
}
