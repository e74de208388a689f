import type { TrailerModel } from '../../page-models/parts.ts'
import { openModal } from '../modals/modals.ts'

export interface TrailersData {
  readonly videos: readonly TrailerModel[]
  /** Absent: the first one that needs no consent. */
  readonly current?: string
}

export function openTrailers(
  videos: readonly TrailerModel[],
  current: Pick<TrailerModel, 'id'> | null,
  trigger: Element | null,
): void {
  openModal(['mobileTrailer', 'trailers'], current ? { videos, current: current.id } : { videos }, trigger)
}
