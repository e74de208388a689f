import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import type { KnownShows } from '../../api/known-shows.ts'
import type { SavedItems } from './accounts.ts'
import type { AccountStore } from './store/account-tables.ts'
import { readSavedItems, setEmotion, setIntention, setWishlist } from './store/saved-items.ts'

const { lookups } = serviceLimits.accounts.saved

/**
 * The `slugs` that may be saved. What the client saved earlier stays allowed, whether it still plays or not. If
 * the content cannot be read, every slug is allowed: the visitor's change would be lost otherwise, and the number and
 * length of entries are bounded.
 */
async function savableShows(
  shows: KnownShows,
  site: SiteId,
  slugs: readonly string[],
  readSaved: () => Promise<readonly string[]>,
): Promise<ReadonlySet<string>> {
  try {
    const listed = await shows.listed(site)
    if (slugs.every((slug) => listed.has(slug))) return listed
    const known = new Set([...listed, ...(await readSaved())])
    const requested = [...new Set(slugs)].filter((slug) => !known.has(slug)).slice(0, lookups)
    const found = await Promise.all(
      requested.map(async (slug) => ((await shows.exists(site, slug)) ? [slug] : [])),
    )
    return new Set([...known, ...found.flat()])
  } catch {
    // The cached source has counted and logged the failure.
    return new Set(slugs)
  }
}

/** `shows`: undefined if any slug may be saved. */
export function createSavedShows(
  store: AccountStore,
  shows: KnownShows | undefined,
  clock: Clock,
): Pick<SavedItems, 'setWishlist' | 'setIntention' | 'setEmotion'> {
  const savable = async (
    site: SiteId,
    account: string,
    slugs: readonly string[],
    list: 'wishlist' | 'emotions',
  ) =>
    shows
      ? savableShows(shows, site, slugs, async () => {
          const { wishlist, emotions } = await readSavedItems(store.read, site, account)
          return list === 'wishlist' ? wishlist : Object.keys(emotions)
        })
      : new Set(slugs)
  return {
    async setWishlist(site, account, slugs) {
      const allowed = await savable(site, account, slugs, 'wishlist')
      const saved = slugs.filter((slug) => allowed.has(slug))
      await setWishlist(store, site, account, saved, clock())
      return saved
    },
    async setIntention(site, account, show, isIntended) {
      const isKnown = !isIntended || (await savable(site, account, [show], 'wishlist')).has(show)
      if (isKnown) await setIntention(store, { site, account, show }, isIntended, clock())
      return isKnown
    },
    async setEmotion(site, account, show, emotion) {
      const isKnown = emotion === null || (await savable(site, account, [show], 'emotions')).has(show)
      if (isKnown) await setEmotion(store, { site, account, show }, emotion, clock())
      return isKnown
    },
  }
}
