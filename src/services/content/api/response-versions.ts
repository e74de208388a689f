import { randomBytes } from 'node:crypto'
import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import type { ContentStore } from '../store/content-store.ts'

const FEELINGS = 'feelings:'
/** Milliseconds. Bounds the effect of a change that was not announced to this process. */
const LONGEST = 3_600_000

export interface ResponseVersions {
  /**
   * Call before the response is composed. The result names its version: `until` is the epoch millisecond at which it
   * changes without a change of content.
   */
  begin(site: SiteId, show: string | undefined): (until: number) => string
  /** A look-up in memory. */
  isCurrent(site: SiteId, show: string | undefined, version: string): boolean
}

/**
 * Versions of responses of the embedded content API. Any change of a site's content ends all of its versions, but those of
 * ratings and wishlists, which end only those of their `show`.
 */
export function createResponseVersions(
  store: Pick<ContentStore, 'onChange'>,
  clock: Clock,
): ResponseVersions {
  const process = randomBytes(6).toString('base64url')
  const changes = new Map<string, number>()
  const count = (key: string) => changes.set(key, (changes.get(key) ?? 0) + 1)
  store.onChange(({ site, tags }) => {
    const [feelings, content] = [
      tags.filter((tag) => tag.startsWith(FEELINGS)),
      tags.filter((tag) => !tag.startsWith(FEELINGS)),
    ]
    for (const tag of feelings) count(`${site} ${tag}`)
    if (content.length > 0) count(site)
  })
  const stateOf = (site: SiteId, show: string | undefined) => {
    const ofShow = show === undefined ? 0 : (changes.get(`${site} ${FEELINGS}${show}`) ?? 0)
    return `${process}.${changes.get(site) ?? 0}.${ofShow}`
  }
  return {
    begin(site, show) {
      const [state, latest] = [stateOf(site, show), clock() + LONGEST]
      return (until) => `W/"${state}.${Math.min(until, latest).toString(36)}"`
    },
    isCurrent(site, show, version) {
      const [, state, until = ''] = /^W\/"(.+)\.(\w+)"$/.exec(version) ?? []
      return state === stateOf(site, show) && clock() < Number.parseInt(until, 36)
    },
  }
}
