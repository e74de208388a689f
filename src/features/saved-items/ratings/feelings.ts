import type { Emotion } from '#models/feelings.ts'
import type { ShowPage } from '../../../page-models/show.ts'
import { openModal } from '../../modals/modals.ts'

export interface RatingData {
  readonly show: Pick<ShowPage, 'slug' | 'title' | 'poster'>
}

export function openRating({ slug, title, poster }: RatingData['show'], trigger: Element | null): void {
  openModal('clientRating', { show: { slug, title, poster } }, trigger)
}

export const rate = async (show: string, emotion: Emotion | null): Promise<void> =>
  (await import('../saved-items-actor.ts')).changeRating(show, emotion)
