import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { contract } from './contract.ts'
import type { Source } from './source.ts'

/** Shows of a site, in any of its languages. Both throw UnavailableError or MalformedError. */
export interface KnownShows {
  /** Slugs of the lists, which the pages of the site keep in the cache. */
  listed(site: SiteId): Promise<ReadonlySet<string>>
  /** A show has a page, also if no list has it. One call for each language. */
  exists(site: SiteId, slug: string): Promise<boolean>
}

async function unlessMissing<T, U>(response: Promise<T>, missing: U): Promise<T | U> {
  try {
    return await response
  } catch (error) {
    if (error instanceof NotFoundError) return missing
    throw error
  }
}

/** `deadlineOf`: the `performance.now()` up to which a call may wait. */
export function createKnownShows(
  sources: Readonly<Record<SiteId, Source>>,
  deadlineOf: () => number,
): KnownShows {
  return {
    async listed(site) {
      const deadline = deadlineOf()
      const lists = await Promise.all(
        sites[site].languages.map((language) =>
          unlessMissing(sources[site].read(contract.shows, { language }, { deadline }), null),
        ),
      )
      return new Set(lists.flatMap((list) => list?.model.map(({ slug }) => slug) ?? []))
    },
    async exists(site, slug) {
      const deadline = deadlineOf()
      const details = await Promise.all(
        sites[site].languages.map((language) =>
          unlessMissing(sources[site].read(contract.show, { language, slug }, { deadline }), null),
        ),
      )
      return details.some((detail) => detail !== null)
    },
  }
}
