import type { ContentRating } from '../content-rating.ts'

export type RatingLabel =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'everyone' }
  | { readonly kind: 'none' }

/** References of "all audiences" and "to be rated", whose labels are never shown. */
const unspoken: ReadonlySet<string> = new Set(['TP', 'AD'])

/**
 * `everyone` is the translated "all audiences", which the French body (CSA) does not
 * state. Null for unrated shows.
 */
export function ratingLabel(
  rating: ContentRating | null,
  body: 'CSA' | 'Cinecheck' | 'Default',
): RatingLabel {
  if (rating === null) return { kind: 'none' }
  if (rating.warning !== null) return { kind: 'text', text: rating.warning }
  const { label } = rating
  const hidden =
    label === null ||
    [rating.ref, label].some((name) => name !== null && unspoken.has(name.trim().toUpperCase()))
  if (!hidden && label.trim().toLowerCase() !== 'tout public') return { kind: 'text', text: label }
  return body === 'CSA' ? { kind: 'none' } : { kind: 'everyone' }
}
