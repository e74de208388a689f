import type { ShowPage } from '../../../page-models/show.ts'
import { openModal } from '../../modals/modals.ts'

export type FeelingsModel = NonNullable<ShowPage['feelings']>

export interface FeelingsData {
  readonly show: Pick<ShowPage, 'slug' | 'title' | 'poster'>
  readonly feelings: FeelingsModel
}

export const ratingsOf = ({ loved, liked, disappointed }: FeelingsModel): number =>
  loved + liked + disappointed

/** French puts a narrow space before "%", which `Intl` does not do everywhere. */
export function percent(share: number, language: string): string {
  const number = Math.round(share * 100)
  return language === 'fr' || language === 'de' ? `${number}\u202f%` : `${number}%`
}

export function openFeelings(
  { slug, title, poster }: FeelingsData['show'],
  feelings: FeelingsModel,
  trigger: Element | null,
): void {
  openModal('globalFeelings', { show: { slug, title, poster }, feelings }, trigger)
}
