import { useTranslation } from 'react-i18next'
import { dayOf } from '../../features/season/one-a-day.ts'
import { useSelection, useSelectionActions } from '../../features/season/season-selection.tsx'
import { showtimeToken } from '../../page-kit/season-selection.ts'
import type { SeasonProgrammeModel } from '../../page-models/seasons.ts'
import { liveTime } from '../../programme/live-times.ts'

/** The first showtime on sale of each day that has no choice yet. */
function firstShowtimes(
  { days, cinema }: SeasonProgrammeModel,
  chosen: readonly string[],
  minute: number | null,
): readonly string[] {
  return days.flatMap(({ shows }) => {
    const [first] = shows
      .flatMap(({ show, rows }) =>
        rows.flatMap(({ times }) => times.map((time) => ({ show: show.slug, time: liveTime(time, minute) }))),
      )
      .filter(({ time }) => time.status === 'available')
      .sort((a, b) => a.time.start.localeCompare(b.time.start))
    const token =
      first && showtimeToken({ show: first.show, cinema: cinema?.slug ?? '', time: first.time.start })
    return token && !chosen.some((each) => dayOf(each) === dayOf(token)) ? [token] : []
  })
}

/** Without script it submits the form. */
export function SelectAll({
  programme,
  minute,
}: {
  readonly programme: SeasonProgrammeModel
  readonly minute: number | null
}) {
  const { t } = useTranslation('seasons')
  const tokens = useSelection()
  const { chooseMany } = useSelectionActions()
  const added = firstShowtimes(programme, tokens, minute)
  if (added.length < 2) return null
  return (
    <p className="wrap season-pages">
      <button
        type="submit"
        className="btn btn--s"
        name="showtimes"
        value={[...tokens, ...added].join(',')}
        onClick={(event) => {
          event.preventDefault()
          chooseMany(added)
        }}
      >
        {t('selection.all')}
      </button>
    </p>
  )
}
