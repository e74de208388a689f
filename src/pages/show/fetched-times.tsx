import { SkeletonBoard } from '@marquee/design/feedback/skeletons.tsx'
import { Board } from '@marquee/design/showtimes/board.tsx'
import { useRouter } from '@tanstack/react-router'
import { showQuery } from '../../features/show-details/show-query.ts'
import { useFetched } from '../../page-kit/page-query.ts'
import { liveRows } from '../../programme/live-rows.ts'
import type { TimesAbout } from '../../programme/showtime-opener.ts'
import { ShowtimesFailed } from './no-showtimes.tsx'

interface FetchedTimesProps {
  readonly cinema: string
  readonly about: TimesAbout
  readonly href: string
  readonly minute: number | null
}

/**
 * Times at one more cinema on a film's page, fetched when unfolded. `href` is the film's page for that cinema. In a module
 * of its own, because its code is needed only for unfolded cinemas.
 */
export function FetchedTimes({ cinema, about, href, minute }: FetchedTimesProps) {
  const { edition } = useRouter().options.context
  const { data: page, isPending } = useFetched(showQuery(href, edition))
  if (isPending) return <SkeletonBoard />
  const main = page?.showtimes.main
  const rows = main && !main.failed ? liveRows(main.rows, minute, about) : []
  return rows.length > 0 ? <Board rows={rows} /> : <ShowtimesFailed cinema={cinema} href={href} />
}
