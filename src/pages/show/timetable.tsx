import { useTranslation } from 'react-i18next'
import type { TimetableEntryModel, TimetableModel } from '../../page-models/timetable.ts'
import { liveTime } from '../../programme/live-times.ts'
import { TimetableLines, TimetableTools, useMeasured } from '../../programme/timetable-lines.tsx'
import { aboutTimes, type TimesPage } from './about-times.ts'
import { FurtherCinemas } from './further-cinemas.tsx'
import './timetable.css'

interface TimetableProps {
  readonly page: TimesPage
  readonly timetable: TimetableModel
  readonly minute: number | null
}

export function Timetable({ page, timetable: { place, from, entries, further }, minute }: TimetableProps) {
  const { t } = useTranslation('show')
  const { ordered, ...tools } = useMeasured(entries)
  const aboutOf = (entry: TimetableEntryModel) => aboutTimes(page, entry)
  // Closed showtimes come last.
  const closed = ordered.filter(({ time }) => liveTime(time, minute).status === 'locked')
  const open = ordered.filter((entry) => !closed.includes(entry))
  return (
    <div className="wrap tt">
      <h3>{t('timetable.title', { place })}</h3>
      <TimetableTools {...tools} from={from} />
      {open.length > 0 && <TimetableLines entries={open} minute={minute} aboutOf={aboutOf} />}
      {closed.length > 0 && (
        <details className="acc noprint" open={open.length === 0 || undefined}>
          <summary>{t('timetable.closed', { count: closed.length })}</summary>
          <TimetableLines entries={closed} minute={minute} aboutOf={aboutOf} />
        </details>
      )}
      <FurtherCinemas further={further} />
    </div>
  )
}
