import type { Emotion, Feelings } from '#models/feelings.ts'

/** Rules of the wishlist and ratings, without state; the machine is `feelings-machine.ts`. */

export interface WishChange {
  readonly shows: readonly string[]
  readonly wanted: boolean
  /** Chosen before signing in: the whole list is sent. */
  readonly whole?: true
  /** A failure is not notified. */
  readonly quiet?: true
}

/** `isDelete` withdraws `emotion`. */
export interface RatingChange {
  readonly show: string
  readonly emotion: Emotion
  readonly isDelete: boolean
}

export const withWish = (wishlist: readonly string[], { shows, wanted }: WishChange): readonly string[] => [
  ...(wanted ? shows : []),
  ...wishlist.filter((slug) => !shows.includes(slug)),
]

export function withRating(
  emotions: Feelings['emotions'],
  { show, emotion, isDelete }: RatingChange,
): Feelings['emotions'] {
  const { [show]: _, ...others } = emotions
  return isDelete ? others : { ...others, [show]: emotion }
}

interface Changing {
  /** The service confirmed these. */
  readonly saved: Feelings
  /** Unconfirmed changes. */
  readonly wishes: readonly WishChange[]
  readonly ratings: readonly RatingChange[]
}

/** Confirmed feelings with all pending changes applied. */
export const feelingsOf = ({ saved, wishes, ratings }: Changing): Feelings => ({
  wishlist: wishes.reduce(withWish, saved.wishlist),
  emotions: ratings.reduce(withRating, saved.emotions),
})

export type FeltCounts = Readonly<Record<Emotion | 'wishlist', number>>

const one = (holds: boolean) => (holds ? 1 : 0)

/** Adjusts the counts of a page to the client's changes since sign-in. */
export function movedCounts(counts: FeltCounts, show: string, before: Feelings, now: Feelings): FeltCounts {
  const by = (emotion: Emotion) =>
    counts[emotion] + one(now.emotions[show] === emotion) - one(before.emotions[show] === emotion)
  return {
    wishlist: counts.wishlist + one(now.wishlist.includes(show)) - one(before.wishlist.includes(show)),
    disappointed: by('disappointed'),
    liked: by('liked'),
    loved: by('loved'),
  }
}
