import { Board } from '@marquee/design/showtimes/board.tsx'
import type { ShowPage } from '../../page-models/show.ts'
import { liveRows } from '../../programme/live-rows.ts'
import { useMinute } from '../../programme/use-minute.ts'
import { aboutTimes } from './about-times.ts'
import '../../programme/times-line.css'

/** The next bookable times, in the first screen of a phone. */
export function ShowNextTimes({ page }: { readonly page: ShowPage }) {
  const minute = useMinute()
  const { next } = page
  if (!next) return null
  const rows = liveRows(next.rows, minute, aboutTimes(page, next))
    .map((row) => ({ ...row, times: row.times.filter(({ status }) => status === 'available') }))
    .filter(({ times }) => times.length > 0)
  if (rows.length === 0) return null
  return (
    <div className="show-next times-line">
      <h2>{next.heading}</h2>
      <Board rows={rows} />
    </div>
  )
}
