import type { TrailerModel } from '../../page-models/parts.ts'
import { openModal } from '../modals/modals.ts'

export interface TrailersData {
  readonly videos: readonly TrailerModel[]
  /** Id of the first video. */
  readonly current: string
}

/** Opens the trailer window; on a phone the mobile one. */
export function openTrailers(
  videos: readonly TrailerModel[],
  { id }: Pick<TrailerModel, 'id'>,
  trigger: Element | null,
): void {
  openModal(['mobileTrailer', 'trailers'], { videos, current: id }, trigger)
}
