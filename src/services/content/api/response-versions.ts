import { hash } from 'node:crypto'
import { mostEntries } from '@marquee/kit/caches/most-entries.ts'
import { LRUCache } from 'lru-cache'
import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import type { ContentStore } from '../store/content-store.ts'

/** A response of a site: `show` is the one whose ratings and wishlists it counts. */
export interface VersionedResponse {
  readonly site: SiteId
  /** Path and query below `/api/`. */
  readonly address: string
  readonly show: string | undefined
}

export interface ResponseVersions {
  /** The ETag of a response that has not changed since it was composed; a look-up in memory. */
  current(response: VersionedResponse): string | undefined
  /**
   * Call before the response is composed. The result gives its ETag: `until` is the epoch millisecond at which it changes
   * without a change of content.
   */
  begin(response: VersionedResponse): (body: string, until: number) => string
}

const FEELINGS = 'feelings:'
/** Milliseconds. Bounds the effect of a change that was not announced to this process. */
const LONGEST = 3_600_000
const MOST = 20_000

/**
 * Versions of responses of the embedded content API. After a change of a site's content, each of its responses is composed
 * anew, but for ratings and wishlists, which concern their show only. Equal bytes have the same version, in every process.
 */
export function createResponseVersions(
  store: Pick<ContentStore, 'onChange'>,
  clock: Clock,
): ResponseVersions {
  const changes = new Map<string, number>()
  const count = (key: string) => changes.set(key, (changes.get(key) ?? 0) + 1)
  store.onChange(({ site, tags }) => {
    const feelings = tags.filter((tag) => tag.startsWith(FEELINGS))
    for (const tag of feelings) count(`${site} ${tag}`)
    if (feelings.length < tags.length) count(site)
  })
  const stateOf = ({ site, show }: VersionedResponse) =>
    `${changes.get(site) ?? 0} ${show === undefined ? 0 : (changes.get(`${site} ${FEELINGS}${show}`) ?? 0)}`
  const known = new LRUCache<
    string,
    { readonly etag: string; readonly state: string; readonly until: number }
  >(mostEntries(MOST))
  const keyOf = ({ site, address }: VersionedResponse) => `${site} ${address}`
  return {
    current(response) {
      const version = known.get(keyOf(response))
      return version && version.state === stateOf(response) && clock() < version.until
        ? version.etag
        : undefined
    },
    begin(response) {
      const [state, latest] = [stateOf(response), clock() + LONGEST]
      return (body, until) => {
        const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
        known.set(keyOf(response), { etag, state, until: Math.min(until, latest) })
        return etag
      }
    },
  }
}
