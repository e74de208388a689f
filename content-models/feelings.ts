export type Emotion = 'disappointed' | 'liked' | 'loved'

/** Wishlist, and one emotion per rated show, by slug. */
export interface Feelings {
  readonly wishlist: readonly string[]
  readonly emotions: Readonly<Record<string, Emotion>>
}

export function toFeelings(
  wishlist: readonly string[],
  emotions: readonly (readonly [string, Emotion | null])[],
): Feelings {
  return {
    wishlist,
    emotions: Object.fromEntries(
      emotions.flatMap(([show, emotion]) => (emotion === null ? [] : [[show, emotion]])),
    ),
  }
}
