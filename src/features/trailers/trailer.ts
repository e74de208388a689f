import type { TrailerModel } from '../../page-models/parts.ts'
import { openModal } from '../modals/modals.ts'

export interface TrailersData {
  readonly videos: readonly TrailerModel[]
  readonly current: string
}

export function openTrailers(
  videos: readonly TrailerModel[],
  { id }: Pick<TrailerModel, 'id'>,
  trigger: Element | null,
): void {
  openModal(['mobileTrailer', 'trailers'], { videos, current: id }, trigger)
}
