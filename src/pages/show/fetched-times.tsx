import { SkeletonBoard } from '../../components/feedback/skeletons.tsx'
import { Board } from '../../components/showtimes/board.tsx'
import { useHallTimes } from '../../features/schedule/hall-times.ts'
import { boardRows } from '../../programme/board-rows.ts'
import type { TimesAbout } from '../../programme/showtime-window.ts'
import { ShowtimesFailed } from './no-showtimes.tsx'

interface FetchedTimesProps {
  readonly cinema: string
  readonly about: TimesAbout
  readonly href: string
  readonly minute: number | null
}

/** The times of one more cinema. A module of its own: asking for them brings code that a page without unfolded cinemas does not need. */
export function FetchedTimes({ cinema, about, href, minute }: FetchedTimesProps) {
  const times = useHallTimes(href)
  if (times.state === 'loading') return <SkeletonBoard />
  const rows = times.state === 'loaded' ? boardRows(times.times.rows, minute, about) : []
  return rows.length > 0 ? <Board rows={rows} /> : <ShowtimesFailed cinema={cinema} href={href} />
}
