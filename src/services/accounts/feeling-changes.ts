import type { SiteId } from '#config/sites.ts'
import type { Accounts } from './accounts.ts'
import type { SavedItemLists } from './saved-item-lists.ts'

interface Log {
  error(fields: object, message: string): void
}

interface Announcing {
  announce(change: { readonly site: SiteId; readonly tags: readonly string[] }): Promise<void>
}

/** Bounds a notification for a client with a very long wishlist. */
const MAX_TAGS = 200

const showsWithFeelings = ({ wishlist, emotions }: SavedItemLists): readonly string[] => [
  ...new Set([...wishlist, ...Object.keys(emotions)]),
]

const changedShows = (before: readonly string[], after: readonly string[]): readonly string[] => [
  ...before.filter((show) => !after.includes(show)),
  ...after.filter((show) => !before.includes(show)),
]

export function announceFeelings(accounts: Accounts, content: Announcing, log: Log): Accounts {
  async function announce(site: SiteId, shows: readonly string[]): Promise<void> {
    if (shows.length === 0) return
    const tags = shows.slice(0, MAX_TAGS).map((show) => `feelings:${show}`)
    // The change is already stored; without the announcement, cached pages expire within a minute.
    await content
      .announce({ site, tags })
      .catch((error: unknown) => log.error({ err: error }, 'changed counts could not be announced'))
  }
  const { savedItems, profiles } = accounts
  return {
    ...accounts,
    savedItems: {
      ...savedItems,
      async setWishlist(site, account, shows) {
        const before = await savedItems.list(site, account)
        const saved = await savedItems.setWishlist(site, account, shows)
        await announce(site, changedShows(before.wishlist, saved))
        return saved
      },
      async setIntention(site, account, show, isIntended) {
        const isKnown = await savedItems.setIntention(site, account, show, isIntended)
        if (isKnown) await announce(site, [show])
        return isKnown
      },
      async setEmotion(site, account, show, emotion) {
        const isKnown = await savedItems.setEmotion(site, account, show, emotion)
        if (isKnown) await announce(site, [show])
        return isKnown
      },
    },
    profiles: {
      ...profiles,
      async deleteAccount(visited, account, password) {
        const before = await savedItems.list(visited.site, account)
        const outcome = await profiles.deleteAccount(visited, account, password)
        if (outcome.kind === 'deleted') await announce(visited.site, showsWithFeelings(before))
        return outcome
      },
    },
  }
}
