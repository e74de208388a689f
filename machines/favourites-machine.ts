import { assertEvent, assign, fromPromise, setup } from 'xstate'
import {
  type FavouriteChange,
  type FavouriteRefusal,
  type FavouritesClient,
  failureOf,
  favouritesOf,
  type ListedCinema,
  refusalOf,
  withChange,
} from './favourites-rules.ts'
import { unconnected } from './unconnected.ts'

/**
 * The client's favourite cinemas.
 *
 * - `none`: signed out; changes are ignored.
 * - `known`: `favourite.toggle` removes a favourite or adds the cinema in front. An unknown cinema and one
 *   beyond the limit are refused. The service's limit takes precedence over the site's. `favourite.keep` only
 *   adds, because a cinema chosen before signing in may already be a favourite.
 *
 * A change is shown at once and queued. In `known`, `sending` sends one change at a time (`change`),
 * so a late response cannot undo a later change. A failed change is reverted and the visitor
 * notified; later changes stay.
 *
 * `client.change` delivers the service's state. If changes are pending it may be outdated: the client is
 * requested again once the queue is empty (`rest`). A different client starts over.
 */

export interface FavouritesContext {
  /** Null if signed out. */
  readonly client: string | null
  readonly siteLimit: number
  readonly limit: number
  readonly cinemas: readonly ListedCinema[] | null
  /** Cinemas that the service confirmed, newest first. */
  readonly saved: readonly string[]
  /** Unconfirmed changes; the first is being sent. */
  readonly queue: readonly FavouriteChange[]
  readonly outdated: boolean
  readonly refusal: { readonly reason: FavouriteRefusal; readonly cinema: string } | null
}

export type FavouritesEvent =
  | { readonly type: 'client.change'; readonly client: FavouritesClient | null }
  | { readonly type: 'favourite.toggle'; readonly cinema: string }
  | { readonly type: 'favourite.keep'; readonly cinema: string }

export interface SentFavourite extends FavouriteChange {
  readonly client: string
  /** The cinema's reference in the ticketing; null if unknown. */
  readonly reference: string | null
}

interface Seen {
  readonly context: FavouritesContext
  readonly event: FavouritesEvent
}

type InContext = Pick<Seen, 'context'>

function cinemaOf(event: FavouritesEvent): string {
  assertEvent(event, ['favourite.toggle', 'favourite.keep'])
  return event.cinema
}

function clientOf(event: FavouritesEvent): FavouritesClient | null {
  assertEvent(event, 'client.change')
  return event.client
}

const has = ({ context, event }: Seen) => favouritesOf(context).includes(cinemaOf(event))

const isRefused = (reason: FavouriteRefusal) => (seen: Seen) =>
  !has(seen) && refusalOf(seen.context, cinemaOf(seen.event)) === reason

function sent({ context }: InContext): SentFavourite {
  const change = context.queue[0] ?? { cinema: '', wanted: false }
  const reference = context.cinemas?.find(({ slug }) => slug === change.cinema)?.reference ?? null
  return { ...change, client: context.client ?? '', reference }
}

const notifyRefusal = {
  type: 'notifyRefusal',
  params: ({ context: { refusal, limit } }: InContext) => ({ ...refusal, limit }),
} as const
const rest = {
  type: 'rest',
  params: ({ context: { queue, outdated } }: InContext) => ({ left: queue.length, outdated }),
} as const

const types: Partial<{
  context: FavouritesContext
  input: Pick<FavouritesContext, 'siteLimit'>
  events: FavouritesEvent
}> = {}

export const favouritesMachine = setup({
  types,
  actors: { change: fromPromise<void, SentFavourite>(async () => unconnected('change')) },
  guards: {
    isNobody: ({ event }) => clientOf(event) === null,
    isAnother: ({ context, event }) => clientOf(event)?.id !== context.client,
    isFavourite: has,
    isUnknown: isRefused('unknown'),
    isTooMany: isRefused('limit'),
    hasNext: ({ context }) => context.queue.length > 0,
  },
  actions: {
    takeClient: assign(({ context, event }) => {
      const client = clientOf(event)
      if (client === null) return {}
      const { id, favourites, limit, cinemas } = client
      return {
        client: id,
        saved: favourites,
        limit: limit ?? context.siteLimit,
        cinemas,
        outdated: context.queue.length > 0,
      }
    }),
    forgetClient: assign({
      client: null,
      saved: [],
      queue: [],
      cinemas: null,
      outdated: false,
      refusal: null,
      limit: ({ context }) => context.siteLimit,
    }),
    add: assign(({ context, event }) => ({
      queue: [...context.queue, { cinema: cinemaOf(event), wanted: true }],
      refusal: null,
    })),
    remove: assign(({ context, event }) => ({
      queue: [...context.queue, { cinema: cinemaOf(event), wanted: false }],
      refusal: null,
    })),
    refuse: assign(({ context, event }) => {
      const reason = refusalOf(context, cinemaOf(event))
      return reason === null ? {} : { refusal: { reason, cinema: cinemaOf(event) } }
    }),
    confirm: assign(({ context: { saved, queue, limit } }) => ({
      saved: queue.slice(0, 1).reduce((favourites, change) => withChange(favourites, change, limit), saved),
      queue: queue.slice(1),
    })),
    takeBack: assign(({ context }, { reason }: { reason: FavouriteRefusal }) => ({
      queue: context.queue.slice(1),
      refusal: { reason, cinema: context.queue[0]?.cinema ?? '' },
    })),
    notifyRefusal: (_, __: { reason?: FavouriteRefusal; cinema?: string; limit: number }) =>
      unconnected('notifyRefusal'),
    /** Runs after each change, with the number of changes left. */
    rest: (_, __: { left: number; outdated: boolean }) => unconnected('rest'),
  },
}).createMachine({
  id: 'favourites',
  context: ({ input: { siteLimit } }) => ({
    client: null,
    siteLimit,
    limit: siteLimit,
    cinemas: null,
    saved: [],
    queue: [],
    outdated: false,
    refusal: null,
  }),
  initial: 'none',
  states: {
    none: { on: { 'client.change': [{ guard: 'isNobody' }, { target: 'known', actions: 'takeClient' }] } },
    known: {
      initial: 'idle',
      on: {
        'client.change': [
          { guard: 'isNobody', target: 'none', actions: 'forgetClient' },
          { guard: 'isAnother', target: 'known', reenter: true, actions: ['forgetClient', 'takeClient'] },
          { actions: 'takeClient' },
        ],
        'favourite.toggle': [
          { guard: 'isFavourite', actions: 'remove' },
          { guard: 'isUnknown', actions: ['refuse', notifyRefusal] },
          { guard: 'isTooMany', actions: ['refuse', notifyRefusal] },
          { actions: 'add' },
        ],
        'favourite.keep': [
          { guard: 'isFavourite' },
          { guard: 'isUnknown', actions: ['refuse', notifyRefusal] },
          { guard: 'isTooMany', actions: ['refuse', notifyRefusal] },
          { actions: 'add' },
        ],
      },
      states: {
        idle: { always: { guard: 'hasNext', target: 'sending' } },
        sending: {
          invoke: {
            src: 'change',
            input: sent,
            onDone: { target: 'idle', actions: ['confirm', rest] },
            onError: {
              target: 'idle',
              actions: [
                { type: 'takeBack', params: ({ event }) => ({ reason: failureOf(event.error) }) },
                notifyRefusal,
                rest,
              ],
            },
          },
        },
      },
    },
  },
})
