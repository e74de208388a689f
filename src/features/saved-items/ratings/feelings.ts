import type { Emotion } from '#models/feelings.ts'
import type { ShownModel } from '../../../page-models/show.ts'
import { openModal } from '../../modals/modals.ts'

export interface RatingData {
  readonly show: ShownModel
}

export function openRating(show: ShownModel, trigger: Element | null): void {
  openModal('clientRating', { show }, trigger)
}

export const rate = async (show: string, emotion: Emotion | null): Promise<void> =>
  (await import('../saved-items-actor.ts')).changeRating(show, emotion)
