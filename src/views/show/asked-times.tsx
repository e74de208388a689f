import { useHallTimes } from '../../actors/hall-times.ts'
import { SkeletonBoard } from '../../components/feedback/skeletons.tsx'
import { Board } from '../../components/showtimes/board.tsx'
import { boardRows } from '../showtimes/board-rows.ts'
import type { TimesAbout } from '../showtimes/showtime-window.ts'
import { ShowtimesFailed } from './no-showtimes.tsx'

interface AskedTimesProps {
  readonly cinema: string
  readonly about: TimesAbout
  readonly href: string
  readonly minute: number | null
}

/** The times of one more cinema. A module of its own: asking for them brings code that a page without unfolded cinemas does not need. */
export function AskedTimes({ cinema, about, href, minute }: AskedTimesProps) {
  const asked = useHallTimes(href)
  if (asked.state === 'loading') return <SkeletonBoard />
  const rows = asked.state === 'loaded' ? boardRows(asked.times.rows, minute, about) : []
  return rows.length > 0 ? <Board rows={rows} /> : <ShowtimesFailed cinema={cinema} href={href} />
}
