import { SkeletonBoard } from '../../components/feedback/skeletons.tsx'
import { Board } from '../../components/showtimes/board.tsx'
import { useVenueTimes } from '../../features/schedule/venue-times.ts'
import { liveRows } from '../../programme/live-rows.ts'
import type { TimesAbout } from '../../programme/showtime-window.ts'
import { ShowtimesFailed } from './no-showtimes.tsx'

interface FetchedTimesProps {
  readonly cinema: string
  readonly about: TimesAbout
  readonly href: string
  readonly minute: number | null
}

/** In a module of its own, because its code is needed only for unfolded cinemas. */
export function FetchedTimes({ cinema, about, href, minute }: FetchedTimesProps) {
  const times = useVenueTimes(href)
  if (times.state === 'loading') return <SkeletonBoard />
  const rows = times.state === 'loaded' ? liveRows(times.times.rows, minute, about) : []
  return rows.length > 0 ? <Board rows={rows} /> : <ShowtimesFailed cinema={cinema} href={href} />
}
