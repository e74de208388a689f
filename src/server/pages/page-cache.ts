import { LRUCache } from 'lru-cache'
import type { FlagName } from '#config/flags.ts'
import type { SiteId } from '#config/sites.ts'
import type { PreparedPage } from './rendered-page.ts'

export interface PageEntry {
  readonly site: SiteId
  readonly status: number
  readonly page: PreparedPage
  readonly tags: ReadonlySet<string>
  /** Features that decided something on the page. */
  readonly decided: readonly FlagName[]
  /** Served as is until then. */
  freshUntil: number
  /** Served until then while a new one is rendered. */
  staleUntil: number
  /** Served until then if rendering fails. */
  readonly usableUntil: number
  /** The last render failed. */
  failing: boolean
}

export interface PageCache {
  get(key: string, wild: boolean): PageEntry | undefined
  set(key: string, wild: boolean, entry: PageEntry): void
  /** Invalidates entries with any of these tags; returns their number. */
  purge(tags: ReadonlySet<string>, site?: SiteId): number
  size(): { readonly bytes: number; readonly entries: number }
}

/** Shares of the cache, so that endless filters or wrong URLs evict only their own kind. */
const SHARES = { plain: 0.7, wild: 0.25, missing: 0.05 } as const
const MAX_MISSING = 1_000
/** Bytes of an entry with its closures, and of a tag in its set and in the header of a CDN. */
const [ENTRY_OVERHEAD, TAG_OVERHEAD] = [2_000, 64]

function tagBytes(tags: ReadonlySet<string>): number {
  let bytes = 0
  for (const tag of tags) bytes += 2 * tag.length + TAG_OVERHEAD
  return bytes
}

export const isMissing = (status: number): boolean => status === 404 || status === 410

export function sharesTag(tags: ReadonlySet<string>, purged: ReadonlySet<string>): boolean {
  for (const tag of purged) if (tags.has(tag)) return true
  return false
}

/** Rendered pages, compressed, bounded in bytes. Callers decide whether an entry is fresh enough. */
export function createPageCache(maxBytes: number): PageCache {
  const partition = (share: number, max?: number) =>
    new LRUCache<string, PageEntry>({
      ...(max === undefined ? {} : { max }),
      maxSize: Math.max(1, Math.floor(maxBytes * share)),
      sizeCalculation: ({ page, tags }, key) => page.bytes + tagBytes(tags) + key.length * 2 + ENTRY_OVERHEAD,
    })
  const plain = partition(SHARES.plain)
  const wild = partition(SHARES.wild)
  const missing = partition(SHARES.missing, MAX_MISSING)
  const all = [plain, wild, missing]

  return {
    get: (key, isWild) => (isWild ? wild : plain).get(key) ?? missing.get(key),
    set(key, isWild, entry) {
      const own = isMissing(entry.status) ? missing : isWild ? wild : plain
      for (const other of all) if (other !== own) other.delete(key)
      own.set(key, entry)
    },
    purge(tags, site) {
      let count = 0
      for (const entry of all.flatMap((part) => [...part.values()])) {
        if ((site !== undefined && entry.site !== site) || !sharesTag(entry.tags, tags)) continue
        entry.freshUntil = 0
        entry.staleUntil = 0
        count += 1
      }
      return count
    },
    size: () => ({
      bytes: all.reduce((sum, part) => sum + part.calculatedSize, 0),
      entries: all.reduce((sum, part) => sum + part.size, 0),
    }),
  }
}
