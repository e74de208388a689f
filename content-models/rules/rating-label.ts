import type { ContentRating } from '../content-rating.ts'

export type RatingLabel =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'everyone' }
  | { readonly kind: 'none' }

/** References of "all audiences" and "rating to be defined": their labels are never shown. */
const unspoken: ReadonlySet<string> = new Set(['TP', 'AD'])

/** What a page writes for a rating; `everyone` is the translated "all audiences", which the French body (CSA) leaves unsaid. Unrated shows say nothing. */
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
