import { type Actor, fromPromise } from 'xstate'
import { limits } from '#config/limits.ts'
import type { DeviceWish } from '#machines/wishlist-machine.ts'
import { type SentMerge, wishlistMachine } from '#machines/wishlist-machine.ts'
import { z } from '#models/zod.ts'
import { runMachine } from '../../../actor-kit/run-machine.ts'
import type { PersistedStore } from '../../../storage/persisted-store.ts'

interface WishlistOptions {
  readonly store: PersistedStore
  /** The name of the list in the store. */
  readonly name: string
  /** Adds shows to the client's wishlist; rejects unless they are confirmed. */
  readonly merge: (shows: readonly string[]) => Promise<void>
  readonly onFull: () => void
}

/** One tab at a time: the next one finds the list merged. */
const alone = <Result>(name: string, run: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(name, run) : run()

const wireWish = z.object({
  slug: z.string().regex(/^[^\s/\\\p{Cc}]{1,200}$/u),
  title: z.string().min(1).max(300),
})

/** Invalid entries are dropped; invalid JSON is an empty list. */
export function parseWishes(stored: string | null): readonly DeviceWish[] {
  if (stored === null) return []
  try {
    const entries = z.array(z.unknown()).parse(JSON.parse(stored))
    const wishes = entries.flatMap((entry) => wireWish.safeParse(entry).data ?? [])
    return wishes
      .filter(({ slug }, index) => wishes.findIndex((other) => other.slug === slug) === index)
      .slice(0, limits.wishlist.onDevice)
  } catch {
    return []
  }
}

export const writeWishes = (wishes: readonly DeviceWish[]): string => JSON.stringify(wishes)

export function startWishlist({
  store,
  name,
  merge,
  onFull,
}: WishlistOptions): Actor<typeof wishlistMachine> {
  const stored = () => parseWishes(store.read(name))
  const machine = wishlistMachine.provide({
    actors: {
      merge: fromPromise<readonly string[], SentMerge>(({ input: { shows } }) =>
        alone(name, async () => {
          const left = new Set(stored().map(({ slug }) => slug))
          const missing = shows.filter((show) => left.has(show))
          if (missing.length > 0) await merge(missing)
          return shows
        }),
      ),
    },
    actions: {
      save: (_, { wishes }) =>
        wishes.length === 0 ? store.remove(name) : store.write(name, writeWishes(wishes)),
      notifyFull: onFull,
    },
  })
  const actor = runMachine(machine, { input: { wishes: stored(), limit: limits.wishlist.onDevice } })
  addEventListener('storage', ({ key }) => {
    if (key === name || key === null) actor.send({ type: 'list.change', wishes: stored() })
  })
  return actor
}
