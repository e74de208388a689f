import type { Emotion } from '../../content-models/feelings.ts'
import type { ShowPage } from '../page-data/models/pages.ts'
import { openModal } from './modals.ts'

/** What the rating window is opened with. */
export interface RatingData {
  readonly show: Pick<ShowPage, 'slug' | 'title' | 'poster'>
  /** What the client has chosen before. */
  readonly chosen: Emotion | null
}

/** Lets a client rate a show. */
export function askRating({ slug, title, poster }: RatingData['show'], trigger: Element | null): void {
  openModal('clientRating', { show: { slug, title, poster }, chosen: null }, trigger)
}

/** Tells whoever keeps the client's feelings; null takes the rating back. */
export function rate(show: string, emotion: Emotion | null): void {
  document.dispatchEvent(new CustomEvent('rating.set', { detail: { show, emotion } }))
}
