import type { SiteId } from '../../../config/sites.ts'
import type { ContentStore } from '../content/store/content-store.ts'
import type { Accounts, Kept } from './accounts.ts'

interface Log {
  error(fields: object, message: string): void
}

/** Tags of a notification, so that a whole wishlist is not one of them. */
const MOST = 200

const feltShows = ({ wishlist, emotions }: Kept): readonly string[] => [...new Set([...wishlist, ...Object.keys(emotions)])]

const different = (before: readonly string[], after: readonly string[]): readonly string[] => [
  ...before.filter((show) => !after.includes(show)),
  ...after.filter((show) => !before.includes(show)),
]

/** The accounts, announcing the shows whose counts of wishes and ratings a change has moved (`feelings:{slug}`). */
export function announceFelt(accounts: Accounts, store: Pick<ContentStore, 'announce'>, log: Log): Accounts {
  async function moved(site: SiteId, shows: readonly string[]): Promise<void> {
    if (shows.length === 0) return
    const tags = shows.slice(0, MOST).map((show) => `feelings:${show}`)
    // The change is kept already; pages that nobody tells are made anew within a minute.
    await store.announce({ site, tags }).catch((error: unknown) => log.error({ err: error }, 'moved counts could not be announced'))
  }
  return {
    ...accounts,
    async setWishlist(site, account, shows) {
      const before = await accounts.kept(site, account)
      await accounts.setWishlist(site, account, shows)
      await moved(site, different(before.wishlist, shows))
    },
    async setIntention(site, account, show, wanted) {
      await accounts.setIntention(site, account, show, wanted)
      await moved(site, [show])
    },
    async setEmotion(site, account, show, emotion) {
      await accounts.setEmotion(site, account, show, emotion)
      await moved(site, [show])
    },
    async deleteAccount(place, account, password) {
      const before = await accounts.kept(place.site, account)
      const outcome = await accounts.deleteAccount(place, account, password)
      if (outcome.kind === 'deleted') await moved(place.site, feltShows(before))
      return outcome
    },
  }
}
