import type { CinemaDetail } from '#models/cinema-detail.ts'
import type { Schedule } from '#models/schedule.ts'
import type { CinemaTrackingModel } from '../../page-models/tracking.ts'

export function cinemaTracking(
  { tracking }: Pick<CinemaDetail, 'tracking'>,
  { shows }: Pick<Schedule, 'shows'>,
): CinemaTrackingModel {
  const counts = shows.flatMap(({ next24ShowtimesCount: count }) => (count === null ? [] : [count]))
  return {
    slug: tracking.cinemaSlug,
    citySlug: tracking.citySlug,
    next24ShowtimesCount: counts.length === 0 ? null : counts.reduce((sum, count) => sum + count),
  }
}
