import { assign, fromPromise, setup } from 'xstate'
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

/**
 * The favourite cinemas of the client.
 *
 * - `none`: nobody is signed in. What is asked for is ignored.
 * - `known`: `favourite.toggle` takes a favourite away, or puts the cinema first. A cinema that is not in the list is an error, and one more
 *   than the limit is refused with the number. The limit is the service's where it sends one, else the site's. `favourite.keep` is a toggle
 *   that only puts: what a visitor wanted before signing in may be a favourite already.
 *
 * Every change shows at once and waits in a queue; inside `known`, `idle` until there is one and `sending` the first of them (`change`). They
 * are sent in their order and one after the other, so that no late answer undoes what came after it. Done, a change is kept; failed, it is
 * taken back, those after it stand, and the visitor is told.
 *
 * `client.change` brings what the service has. Coming while changes are on their way it may be older than they are: the client is asked for
 * again when the queue is empty (`rest`). Another client begins anew.
 */

export interface FavouritesContext {
  /** Null where nobody is signed in. */
  readonly client: string | null
  readonly siteLimit: number
  readonly limit: number
  readonly cinemas: readonly ListedCinema[] | null
  /** As the service has them, newest first. */
  readonly saved: readonly string[]
  /** On their way, the first being sent. */
  readonly queue: readonly FavouriteChange[]
  /** The client was told of while changes were on their way. */
  readonly outdated: boolean
  /** Why the last wish was not granted. */
  readonly refusal: { readonly reason: FavouriteRefusal; readonly cinema: string } | null
}

export type FavouritesEvent =
  | { readonly type: 'client.change'; readonly client: FavouritesClient | null }
  | { readonly type: 'favourite.toggle'; readonly cinema: string }
  | { readonly type: 'favourite.keep'; readonly cinema: string }

/** A change as it is sent. */
export interface SentFavourite extends FavouriteChange {
  readonly client: string
  /** Of the cinema at the ticketing; null where it is not known. */
  readonly reference: string | null
}

interface Seen {
  readonly context: FavouritesContext
  readonly event: FavouritesEvent
}

type InContext = Pick<Seen, 'context'>

const cinemaOf = (event: FavouritesEvent) => ('cinema' in event ? event.cinema : '')

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

const unconnected = () => Promise.reject(new Error('No service is connected'))

export const favouritesMachine = setup({
  types: {
    context: {} as FavouritesContext,
    input: {} as Pick<FavouritesContext, 'siteLimit'>,
    events: {} as FavouritesEvent,
  },
  actors: { change: fromPromise<void, SentFavourite>(unconnected) },
  guards: {
    isNobody: ({ event }) => event.type === 'client.change' && event.client === null,
    isAnother: ({ context, event }) => event.type === 'client.change' && event.client?.id !== context.client,
    isFavourite: has,
    isUnknown: isRefused('unknown'),
    isTooMany: isRefused('limit'),
    hasNext: ({ context }) => context.queue.length > 0,
  },
  actions: {
    takeClient: assign(({ context, event }) => {
      if (event.type !== 'client.change' || event.client === null) return {}
      const { id, favourites, limit, cinemas } = event.client
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
    /** Tells the visitor why. */
    notifyRefusal: (_, __: { reason?: FavouriteRefusal; cinema?: string; limit: number }) => {},
    /** A change has ended; with none left, others may be told and the client asked for again. */
    rest: (_, __: { left: number; outdated: boolean }) => {},
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
