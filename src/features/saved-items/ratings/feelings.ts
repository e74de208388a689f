import type { Emotion } from '#models/feelings.ts'
import type { FeelingsModel, ShownModel } from '../../../page-models/show.ts'
import { openModal } from '../../modals/modals.ts'

export interface RatingData {
  readonly show: ShownModel
}

export function openRating(show: ShownModel, trigger: Element | null): void {
  openModal('clientRating', { show }, trigger)
}

export const rate = async (show: string, emotion: Emotion | null): Promise<void> =>
  (await import('../saved-items-actor.ts')).changeRating(show, emotion)

export interface FeelingsData {
  readonly show: ShownModel
  readonly feelings: FeelingsModel
}

export const ratingsOf = ({ loved, liked, disappointed }: FeelingsModel): number =>
  loved + liked + disappointed

/** French puts a narrow space before "%", which `Intl` does not do everywhere. */
export function percent(share: number, language: string): string {
  const number = Math.round(share * 100)
  return language === 'fr' || language === 'de' ? `${number}\u202f%` : `${number}%`
}

export function openFeelings(data: FeelingsData, trigger: Element | null): void {
  openModal('globalFeelings', data, trigger)
}
