import { assertEvent, assign, fromPromise, setup } from 'xstate'
import type { Emotion, Feelings } from '#models/feelings.ts'
import { feelingsOf, type RatingChange, type WishChange, withRating, withWish } from './feelings-rules.ts'
import { unconnected } from './unconnected.ts'

/**
 * The client's wishlist and ratings.
 *
 * - `none`: signed out; changes are ignored.
 * - `known`: `wish.toggle` adds a show to the wishlist or removes it. `wish.keep` only adds, and sends
 *   the whole list; `wishes.merge` does so with several shows, and its failure is not notified.
 *   `rating.set` sets or changes an emotion; null withdraws it. A change to the current value is ignored.
 *
 * A change is shown at once and queued by kind. `wishes` and `ratings` each send one change at a time, so no
 * change is lost and a late response cannot undo a later change. A failed change is reverted; the failure
 * carries the show, and for a rating the emotion.
 *
 * `client.change` delivers the service's state. If changes are pending it may be outdated: the client is
 * requested again once both queues are empty (`rest`). A different client starts over.
 */

export type FeelingsFailure =
  | { readonly kind: 'wish'; readonly showSlug: string }
  | { readonly kind: 'rating'; readonly showSlug: string; readonly emotion: Emotion | null }

export interface FeelingsContext {
  /** Null if signed out. */
  readonly client: string | null
  /** State at sign-in, which the counts on pages include. */
  readonly before: Feelings
  /** The service confirmed these. */
  readonly saved: Feelings
  /** Unconfirmed changes; the first is being sent. */
  readonly wishes: readonly WishChange[]
  readonly ratings: readonly RatingChange[]
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
  | { readonly type: 'wishes.merge'; readonly shows: readonly string[] }
  | { readonly type: 'rating.set'; readonly show: string; readonly emotion: Emotion | null }

export interface SentWish extends Pick<WishChange, 'wanted'> {
  readonly client: string
  /** The first one of the change. */
  readonly show: string
  /** The changed wishlist, newest first; null if only the change is sent. */
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

const firstOf = ({ shows }: Pick<WishChange, 'shows'>) => shows[0] ?? ''

function sentWish({ client, saved, wishes }: FeelingsContext): SentWish {
  const change = wishes[0] ?? { shows: [], wanted: false }
  return {
    show: firstOf(change),
    wanted: change.wanted,
    client: client ?? '',
    list: change.whole ? withWish(saved.wishlist, change) : null,
  }
}

function clientOf(event: FeelingsEvent) {
  assertEvent(event, 'client.change')
  return event.client
}

function showsOf(event: FeelingsEvent): readonly string[] {
  assertEvent(event, ['wish.toggle', 'wish.keep', 'wishes.merge'])
  return event.type === 'wishes.merge' ? event.shows : [event.show]
}

const types: Partial<{ context: FeelingsContext; events: FeelingsEvent }> = {}

export const feelingsMachine = setup({
  types,
  actors: {
    setIntention: fromPromise<void, SentWish>(async () => unconnected('setIntention')),
    setEmotion: fromPromise<void, SentRating>(async () => unconnected('setEmotion')),
  },
  guards: {
    isNobody: ({ event }) => clientOf(event) === null,
    isAnother: ({ context, event }) => clientOf(event)?.id !== context.client,
    isWished: ({ context, event }) => {
      const { wishlist } = feelingsOf(context)
      return showsOf(event).every((show) => wishlist.includes(show))
    },
    isSo: ({ context, event }) => {
      assertEvent(event, 'rating.set')
      return (feelingsOf(context).emotions[event.show] ?? null) === event.emotion
    },
    hasWish: ({ context }) => context.wishes.length > 0,
    hasRating: ({ context }) => context.ratings.length > 0,
  },
  actions: {
    takeClient: assign(({ context, event }) => {
      const client = clientOf(event)
      if (client === null) return {}
      const { id, feelings } = client
      const outdated = context.wishes.length + context.ratings.length > 0
      return {
        client: id,
        saved: feelings,
        before: context.client === id ? context.before : feelings,
        outdated,
      }
    }),
    forgetClient: assign(empty),
    wish: assign(({ context, event }, change: Omit<WishChange, 'shows'>) => ({
      wishes: [...context.wishes, { shows: showsOf(event), ...change }],
      failure: null,
    })),
    rate: assign(({ context, event }) => {
      assertEvent(event, 'rating.set')
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
    revertWish: assign(({ context: { wishes } }) => {
      const [failed] = wishes
      return {
        wishes: wishes.slice(1),
        failure: failed && !failed.quiet ? { kind: 'wish' as const, showSlug: firstOf(failed) } : null,
      }
    }),
    takeRatingBack: assign(({ context: { ratings } }) => ({
      ratings: ratings.slice(1),
      failure: {
        kind: 'rating' as const,
        showSlug: ratings[0]?.show ?? '',
        emotion: ratings[0]?.emotion ?? null,
      },
    })),
    notifyFailure: (_, __: { failure: FeelingsFailure | null }) => unconnected('notifyFailure'),
    /** Runs after each change, with the number of changes left. */
    rest: (_, __: { left: number; outdated: boolean }) => unconnected('rest'),
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
        'wishes.merge': [
          { guard: 'isWished' },
          { actions: { type: 'wish', params: { wanted: true, whole: true, quiet: true } } },
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
                onError: { target: 'idle', actions: ['revertWish', notifyFailure, rest] },
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
