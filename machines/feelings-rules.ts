import type { Emotion, Feelings } from '../content-models/feelings.ts'

/** What a client feels about shows, and what a change makes of it. Pure: the chart is `feelings-machine.ts`. */

export interface WishChange {
  readonly show: string
  readonly wanted: boolean
  /** Pressed before signing in: sent with the whole list. */
  readonly whole?: true
}

/** `isDelete` withdraws the emotion that is named. */
export interface RatingChange {
  readonly show: string
  readonly emotion: Emotion
  readonly isDelete: boolean
}

export const withWish = (wishlist: readonly string[], { show, wanted }: WishChange): readonly string[] => [
  ...(wanted ? [show] : []),
  ...wishlist.filter((slug) => slug !== show),
]

export function withRating(
  emotions: Feelings['emotions'],
  { show, emotion, isDelete }: RatingChange,
): Feelings['emotions'] {
  const { [show]: _, ...others } = emotions
  return isDelete ? others : { ...others, [show]: emotion }
}

interface Changing {
  /** As the service has them. */
  readonly saved: Feelings
  /** On their way. */
  readonly wishes: readonly WishChange[]
  readonly ratings: readonly RatingChange[]
}

/** What the visitor sees: what the service has saved, with everything that is on its way. */
export const feelingsOf = ({ saved, wishes, ratings }: Changing): Feelings => ({
  wishlist: wishes.reduce(withWish, saved.wishlist),
  emotions: ratings.reduce(withRating, saved.emotions),
})

export type FeltCounts = Readonly<Record<Emotion | 'wishlist', number>>

const one = (holds: boolean) => (holds ? 1 : 0)

/** The counts of a show that a page came with, moved by what the client has changed since. */
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
