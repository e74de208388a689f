import type { Emotion } from '../../../content-models/feelings.ts'
import type { ShowPage } from '../../page-models/show.ts'
import { openModal } from '../modals/modals.ts'

/** What the rating window is opened with. */
export interface RatingData {
  readonly show: Pick<ShowPage, 'slug' | 'title' | 'poster'>
}

/** Lets a client rate a show. */
export function askRating({ slug, title, poster }: RatingData['show'], trigger: Element | null): void {
  openModal('clientRating', { show: { slug, title, poster } }, trigger)
}

/** Null takes the rating back. */
export const rate = async (show: string, emotion: Emotion | null): Promise<void> =>
  (await import('../saved-items/saved-items-actor.ts')).changeRating(show, emotion)
