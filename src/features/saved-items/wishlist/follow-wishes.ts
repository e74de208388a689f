import type { Actor } from 'xstate'
import type { DeviceWish, wishlistMachine } from '#machines/wishlist-machine.ts'
import type { Client } from '#models/client.ts'
import { readBoot } from '../../../document/boot.ts'
import { browserStore } from '../../../storage/persisted-store.ts'
import { watchClient } from '../../auth/client.ts'
import { setDeviceWishes, setLoadedWishes } from './wish-sources.ts'

interface Following {
  /** The list of the device, with the machine that controls it. */
  readonly start: () => Promise<Actor<typeof wishlistMachine>>
}

function begin(clientHref: string | null): Following {
  const name = `wishlist-${readBoot().site.id}`
  let starting: Promise<Actor<typeof wishlistMachine>> | undefined
  let client: Client | null | undefined

  async function load(): Promise<Actor<typeof wishlistMachine>> {
    const [{ startWishlist }, alerts] = await Promise.all([
      import('./wishlist-actor.ts'),
      import('./wishlist-alerts.ts'),
    ])
    const actor = startWishlist({
      // The store also keeps films in a private window, where visitors expect them on the next page.
      store: browserStore,
      name,
      merge: async (shows) => (await import('../saved-items-actor.ts')).mergeWishes(shows),
      onFull: () => void alerts.warnOfFullList(),
    })
    const publish = () => {
      const snapshot = actor.getSnapshot()
      setDeviceWishes(snapshot.context.wishes, snapshot.matches({ account: 'waiting' }))
    }
    actor.subscribe(publish)
    publish()
    actor.send({ type: 'client.change', client: client?.id ?? null })
    return actor
  }
  const start = () => (starting ??= load())
  const isStored = () => browserStore.read(name) !== null

  if (isStored()) void start()
  else setDeviceWishes([])
  addEventListener('storage', () => isStored() && void start())
  watchClient(clientHref, ({ signedIn, client: known, failed }) => {
    if (signedIn === 'unknown' || known === client) return
    client = known
    setLoadedWishes(known && known.feelings.wishlist, failed)
    void starting?.then(({ send }) => send({ type: 'client.change', client: known?.id ?? null }))
  })
  return { start }
}

let following: Following | undefined

/** Publishes the wishlist of the device, or of the client. The device's is merged at sign-in. */
export const followWishes = (clientHref: string | null): Following => (following ??= begin(clientHref))

const listOfDevice = (clientHref: string | null) => followWishes(clientHref).start()

/** Adds a film to the list of the device, and says so; `toggles` removes it if it is there. */
export async function changeDeviceWish(
  clientHref: string | null,
  wish: DeviceWish,
  { toggles, listHref }: { readonly toggles: boolean; readonly listHref: string },
): Promise<void> {
  const actor = await listOfDevice(clientHref)
  const isListed = () => actor.getSnapshot().context.wishes.some(({ slug }) => slug === wish.slug)
  const { notifyOfWish, withdrawNotice } = await import('./wishlist-alerts.ts')
  if (isListed()) {
    if (!toggles) return
    actor.send({ type: 'wish.remove', slug: wish.slug })
    return withdrawNotice()
  }
  actor.send({ type: 'wish.add', wish })
  if (isListed()) await notifyOfWish(wish.title, listHref)
}

export const removeDeviceWish = async (clientHref: string | null, slug: string): Promise<void> =>
  (await listOfDevice(clientHref)).send({ type: 'wish.remove', slug })

export const restoreDeviceWish = async (
  clientHref: string | null,
  wish: DeviceWish,
  index: number,
): Promise<void> => (await listOfDevice(clientHref)).send({ type: 'wish.add', wish, index })

export const retryMerge = async (clientHref: string | null): Promise<void> =>
  (await listOfDevice(clientHref)).send({ type: 'merge.retry' })

/** Adds films to the list of the account, or to that of the device as far as it has room. */
export async function addWishes(
  clientHref: string | null,
  wishes: readonly DeviceWish[],
  isAccount: boolean,
): Promise<void> {
  if (isAccount) {
    const { mergeWishes } = await import('../saved-items-actor.ts')
    // A refusal is told by an alert.
    return mergeWishes(wishes.map(({ slug }) => slug)).catch(() => {})
  }
  const actor = await listOfDevice(clientHref)
  for (const wish of wishes.toReversed()) actor.send({ type: 'wish.add', wish })
}
