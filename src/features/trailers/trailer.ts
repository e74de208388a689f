import type { TrailerModel } from '../../page-models/parts.ts'
import { openModal } from '../modals/modals.ts'

/** What the trailer windows are opened with. */
export interface TrailersData {
  readonly videos: readonly TrailerModel[]
  /** Id of the one to begin with. */
  readonly current: string
}

/** Plays a trailer in its window: on a phone the mobile one. */
export function openTrailers(
  videos: readonly TrailerModel[],
  { id }: Pick<TrailerModel, 'id'>,
  trigger: Element | null,
): void {
  openModal(['mobileTrailer', 'trailers'], { videos, current: id }, trigger)
}
