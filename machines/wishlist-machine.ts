import { assertEvent, assign, fromPromise, not, setup } from 'xstate'
import { unconnected } from './unconnected.ts'

/**
 * The wishlist on the device, of a visitor who is not signed in.
 *
 * - `device`: nobody is signed in. `wish.add` adds a show in front, or at `index`; `wish.remove` removes it.
 *   With `limit` shows the list is full.
 * - `account`: a client is known. The list is merged into the account: `merging` until the account has
 *   confirmed it, only then the merged shows are removed here. After a failure the list stays (`waiting`)
 *   until `merge.retry`, another client, or the next page. Additions and removals are the account's.
 *
 * `list.change` delivers the list that another tab has stored.
 */

export interface DeviceWish {
  readonly slug: string
  /** The title of a show that may no longer be listed. */
  readonly title: string
}

export interface WishlistContext {
  /** Newest first. */
  readonly wishes: readonly DeviceWish[]
  readonly limit: number
  /** Null if signed out. */
  readonly client: string | null
}

export type WishlistEvent =
  | { readonly type: 'client.change'; readonly client: string | null }
  | { readonly type: 'list.change'; readonly wishes: readonly DeviceWish[] }
  | { readonly type: 'wish.add'; readonly wish: DeviceWish; readonly index?: number }
  | { readonly type: 'wish.remove'; readonly slug: string }
  | { readonly type: 'merge.retry' }

export interface SentMerge {
  readonly client: string
  readonly shows: readonly string[]
}

const save = {
  type: 'save',
  params: ({ context: { wishes } }: { readonly context: WishlistContext }) => ({ wishes }),
} as const

const slugIn = (event: WishlistEvent): string => {
  assertEvent(event, ['wish.add', 'wish.remove'])
  return event.type === 'wish.add' ? event.wish.slug : event.slug
}

function clientIn(event: WishlistEvent): string | null {
  assertEvent(event, 'client.change')
  return event.client
}

const types: Partial<{
  context: WishlistContext
  input: Pick<WishlistContext, 'wishes' | 'limit'>
  events: WishlistEvent
}> = {}

export const wishlistMachine = setup({
  types,
  actors: {
    /** Outputs the shows that the account has. */
    merge: fromPromise<readonly string[], SentMerge>(async () => unconnected('merge')),
  },
  guards: {
    isListed: ({ context, event }) => context.wishes.some(({ slug }) => slug === slugIn(event)),
    isFull: ({ context }) => context.wishes.length >= context.limit,
    isEmpty: ({ context }) => context.wishes.length === 0,
    isNobody: ({ event }) => clientIn(event) === null,
    isSame: ({ context, event }) => clientIn(event) === context.client,
  },
  actions: {
    setClient: assign({ client: ({ event }) => clientIn(event) }),
    setList: assign(({ event }) => {
      assertEvent(event, 'list.change')
      return { wishes: event.wishes }
    }),
    add: assign(({ context, event }) => {
      assertEvent(event, 'wish.add')
      return { wishes: context.wishes.toSpliced(event.index ?? 0, 0, event.wish) }
    }),
    remove: assign(({ context, event }) => ({
      wishes: context.wishes.filter(({ slug }) => slug !== slugIn(event)),
    })),
    removeMerged: assign(({ context }, { merged }: { merged: readonly string[] }) => ({
      wishes: context.wishes.filter(({ slug }) => !merged.includes(slug)),
    })),
    save: (_, __: { wishes: readonly DeviceWish[] }) => unconnected('save'),
    notifyFull: () => unconnected('notifyFull'),
  },
}).createMachine({
  id: 'wishlist',
  context: ({ input }) => ({ ...input, client: null }),
  initial: 'device',
  on: { 'list.change': { actions: 'setList' } },
  states: {
    device: {
      on: {
        'client.change': [{ guard: 'isNobody' }, { target: 'account', actions: 'setClient' }],
        'wish.add': [
          { guard: 'isListed' },
          { guard: 'isFull', actions: 'notifyFull' },
          { actions: ['add', save] },
        ],
        'wish.remove': {
          guard: 'isListed',
          actions: ['remove', save],
        },
      },
    },
    account: {
      initial: 'settled',
      on: {
        'client.change': [
          { guard: 'isSame' },
          { guard: 'isNobody', target: 'device', actions: 'setClient' },
          { target: 'account', reenter: true, actions: 'setClient' },
        ],
      },
      states: {
        settled: { always: { guard: not('isEmpty'), target: 'merging' } },
        merging: {
          invoke: {
            src: 'merge',
            input: ({ context: { client, wishes } }) => ({
              client: client ?? '',
              shows: wishes.map(({ slug }) => slug),
            }),
            onDone: {
              target: 'settled',
              actions: [{ type: 'removeMerged', params: ({ event }) => ({ merged: event.output }) }, save],
            },
            onError: 'waiting',
          },
        },
        waiting: {
          always: { guard: 'isEmpty', target: 'settled' },
          on: {
            'merge.retry': 'merging',
            // Removed from the list while it waits.
            'wish.remove': {
              guard: 'isListed',
              actions: ['remove', save],
            },
          },
        },
      },
    },
  },
})
