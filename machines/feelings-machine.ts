import { assign, fromPromise, setup } from 'xstate'
import type { Emotion, Feelings } from '../content-models/feelings.ts'
import { feelingsOf, type RatingChange, type WishChange, withRating, withWish } from './feelings-rules.ts'

/**
 * The wishlist and the ratings of the client.
 *
 * - `none`: nobody is signed in. What is asked for is ignored.
 * - `known`: `wish.toggle` puts a show on the wishlist or takes it off. `wish.keep` only puts, and sends the whole list. `rating.set` sets an
 *   emotion, changes it, or withdraws it with null; what is so already is left alone.
 *
 * Every change shows at once and waits in the queue of its kind: `wishes` and `ratings` each send their own in order, one after the other, so
 * that nothing is lost where two shows are changed at once, and no late answer undoes what came after it. Done, a change is kept; failed, it
 * is taken back, and the failure carries the show, and the emotion of a rating.
 *
 * `client.change` brings what the service has. Coming while changes are on their way it may be older than they are: the client is asked for
 * again when both queues are empty (`rest`). Another client begins anew.
 */

export type FeelingsFailure =
  | { readonly kind: 'wish'; readonly showSlug: string }
  | { readonly kind: 'rating'; readonly showSlug: string; readonly emotion: Emotion | null }

export interface FeelingsContext {
  /** Null where nobody is signed in. */
  readonly client: string | null
  /** What the client came with: the counts of pages were made with it. */
  readonly before: Feelings
  /** As the service has them. */
  readonly saved: Feelings
  /** On their way, the first being sent. */
  readonly wishes: readonly WishChange[]
  readonly ratings: readonly RatingChange[]
  /** The client was told of while changes were on their way. */
  readonly outdated: boolean
  readonly failure: FeelingsFailure | null
}

export type FeelingsEvent =
  | {
      readonly type: 'client.change'
      readonly client: { readonly id: string; readonly feelings: Feelings } | null
    }
  | { readonly type: 'wish.toggle'; readonly show: string }
  | { readonly type: 'wish.keep'; readonly show: string }
  | { readonly type: 'rating.set'; readonly show: string; readonly emotion: Emotion | null }

export interface SentWish extends Omit<WishChange, 'whole'> {
  readonly client: string
  /** The wishlist with the change, newest first, where the whole list is sent; else null. */
  readonly list: readonly string[] | null
}

export interface SentRating extends RatingChange {
  readonly client: string
}

type InContext = { readonly context: FeelingsContext }

const nothing: Feelings = { wishlist: [], emotions: {} }
const empty: FeelingsContext = {
  client: null,
  before: nothing,
  saved: nothing,
  wishes: [],
  ratings: [],
  outdated: false,
  failure: null,
}

const notifyFailure = {
  type: 'notifyFailure',
  params: ({ context }: InContext) => ({ failure: context.failure }),
} as const
const rest = {
  type: 'rest',
  params: ({ context: { wishes, ratings, outdated } }: InContext) => ({
    left: wishes.length + ratings.length,
    outdated,
  }),
} as const

function sentWish({ client, saved, wishes }: FeelingsContext): SentWish {
  const { show, wanted, whole } = wishes[0] ?? { show: '', wanted: false }
  return {
    show,
    wanted,
    client: client ?? '',
    list: whole ? withWish(saved.wishlist, { show, wanted }) : null,
  }
}

const unconnected = () => Promise.reject(new Error('No service is connected'))

export const feelingsMachine = setup({
  types: { context: {} as FeelingsContext, events: {} as FeelingsEvent },
  actors: {
    setIntention: fromPromise<void, SentWish>(unconnected),
    setEmotion: fromPromise<void, SentRating>(unconnected),
  },
  guards: {
    isNobody: ({ event }) => event.type === 'client.change' && event.client === null,
    isAnother: ({ context, event }) => event.type === 'client.change' && event.client?.id !== context.client,
    isWished: ({ context, event }) => 'show' in event && feelingsOf(context).wishlist.includes(event.show),
    isSo: ({ context, event }) =>
      event.type === 'rating.set' && (feelingsOf(context).emotions[event.show] ?? null) === event.emotion,
    hasWish: ({ context }) => context.wishes.length > 0,
    hasRating: ({ context }) => context.ratings.length > 0,
  },
  actions: {
    takeClient: assign(({ context, event }) => {
      if (event.type !== 'client.change' || event.client === null) return {}
      const { id, feelings } = event.client
      const outdated = context.wishes.length + context.ratings.length > 0
      return {
        client: id,
        saved: feelings,
        before: context.client === id ? context.before : feelings,
        outdated,
      }
    }),
    forgetClient: assign(empty),
    wish: assign(({ context, event }, change: Omit<WishChange, 'show'>) =>
      'show' in event ? { wishes: [...context.wishes, { show: event.show, ...change }], failure: null } : {},
    ),
    rate: assign(({ context, event }) => {
      if (event.type !== 'rating.set') return {}
      const { show } = event
      const emotion = event.emotion ?? feelingsOf(context).emotions[show]
      return emotion
        ? {
            ratings: [...context.ratings, { show, emotion, isDelete: event.emotion === null }],
            failure: null,
          }
        : {}
    }),
    confirmWish: assign(({ context: { saved, wishes } }) => ({
      saved: { ...saved, wishlist: wishes.slice(0, 1).reduce(withWish, saved.wishlist) },
      wishes: wishes.slice(1),
    })),
    confirmRating: assign(({ context: { saved, ratings } }) => ({
      saved: { ...saved, emotions: ratings.slice(0, 1).reduce(withRating, saved.emotions) },
      ratings: ratings.slice(1),
    })),
    takeWishBack: assign(({ context: { wishes } }) => ({
      wishes: wishes.slice(1),
      failure: { kind: 'wish' as const, showSlug: wishes[0]?.show ?? '' },
    })),
    takeRatingBack: assign(({ context: { ratings } }) => ({
      ratings: ratings.slice(1),
      failure: {
        kind: 'rating' as const,
        showSlug: ratings[0]?.show ?? '',
        emotion: ratings[0]?.emotion ?? null,
      },
    })),
    /** Tells the visitor. */
    notifyFailure: (_, __: { failure: FeelingsFailure | null }) => {},
    /** A change has ended; with none left, others may be told and the client asked for again. */
    rest: (_, __: { left: number; outdated: boolean }) => {},
  },
}).createMachine({
  id: 'feelings',
  context: empty,
  initial: 'none',
  states: {
    none: { on: { 'client.change': [{ guard: 'isNobody' }, { target: 'known', actions: 'takeClient' }] } },
    known: {
      type: 'parallel',
      on: {
        'client.change': [
          { guard: 'isNobody', target: 'none', actions: 'forgetClient' },
          { guard: 'isAnother', target: 'known', reenter: true, actions: ['forgetClient', 'takeClient'] },
          { actions: 'takeClient' },
        ],
        'wish.toggle': [
          { guard: 'isWished', actions: { type: 'wish', params: { wanted: false } } },
          { actions: { type: 'wish', params: { wanted: true } } },
        ],
        'wish.keep': [
          { guard: 'isWished' },
          { actions: { type: 'wish', params: { wanted: true, whole: true } } },
        ],
        'rating.set': [{ guard: 'isSo' }, { actions: 'rate' }],
      },
      states: {
        wishes: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasWish', target: 'sending' } },
            sending: {
              invoke: {
                src: 'setIntention',
                input: ({ context }) => sentWish(context),
                onDone: { target: 'idle', actions: ['confirmWish', rest] },
                onError: { target: 'idle', actions: ['takeWishBack', notifyFailure, rest] },
              },
            },
          },
        },
        ratings: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasRating', target: 'sending' } },
            sending: {
              invoke: {
                src: 'setEmotion',
                input: ({ context: { client, ratings } }) => ({
                  show: '',
                  emotion: 'liked' as const,
                  isDelete: true,
                  ...ratings[0],
                  client: client ?? '',
                }),
                onDone: { target: 'idle', actions: ['confirmRating', rest] },
                onError: { target: 'idle', actions: ['takeRatingBack', notifyFailure, rest] },
              },
            },
          },
        },
      },
    },
  },
})
