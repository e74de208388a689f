import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { wallClock } from '#models/site-clock.ts'
import type { LocalDate } from '#models/time.ts'
import { collectionName } from '../reports/collection-name.ts'
import type { Report } from '../reports/views/report-page.tsx'
import { formOf } from '../reports/views/report-table.tsx'
import { whatIsScheduled } from '../scheduling/schedule.ts'
import { schedulingTexts } from '../scheduling/texts.ts'
import { languageName, siteName } from '../users/display-names.ts'
import type { CalendarEntry } from './calendar.ts'
import { columnOf, monthOfDay } from './calendar-month.ts'

/** Entries that a day of the month has room for. */
const SHOWN = 4

export interface CalendarProps extends Report {
  /** The calendar with the chosen filter. */
  pageOf(query: Readonly<Record<string, string>>): string
}

export const dayName = (day: LocalDate, uiLanguage: Language): string =>
  new Intl.DateTimeFormat(uiLanguage, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(Date.parse(day))

function happening(entry: CalendarEntry, { t, uiLanguage }: CalendarProps): string {
  if (entry.kind === 'published')
    return t('publishedIn', {
      languages: entry.languages.map((language) => languageName(language, uiLanguage)).join(', '),
    })
  const what = whatIsScheduled(entry, uiLanguage)
  return t(entry.kind === 'failed' ? 'notDone' : 'scheduled', { what })
}

const languageOf = (entry: CalendarEntry): Language | null =>
  entry.kind === 'published' ? (entry.languages[0] ?? null) : entry.language

interface EntriesProps {
  readonly calendar: CalendarProps
  readonly entries: readonly CalendarEntry[]
}

export function Entries({ calendar, entries }: EntriesProps) {
  const { req, uiLanguage } = calendar
  return (
    <ul className="calendar__entries">
      {entries.map((entry) => (
        <li
          key={`${entry.kind} ${entry.collection} ${entry.id} ${entry.at}`}
          className={`calendar__entry calendar__entry--${entry.kind}`}
        >
          <time dateTime={entry.at}>
            {wallClock(sites[entry.site].timeZone, Date.parse(entry.at)).slice(11)}
          </time>{' '}
          <a href={formOf(calendar, { ...entry, language: languageOf(entry) })}>{entry.title}</a>
          <span className="calendar__what">{happening(entry, calendar)}</span>
          <span className="calendar__where">
            {collectionName(req, entry.collection)} · {siteName(entry.site, uiLanguage)}
          </span>
          {entry.kind !== 'published' && entry.release && (
            <span className="calendar__where">
              {schedulingTexts.t(uiLanguage)('partOf', { release: entry.release })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

interface CalendarDayProps extends EntriesProps {
  readonly day: LocalDate
  readonly isToday: boolean
}

/** A day with its first entries, scheduled changes before publications, and a link to all of them. */
export function CalendarDay({ calendar, day, entries, isToday }: CalendarDayProps) {
  const { t, uiLanguage, pageOf } = calendar
  const first = [
    ...entries.filter(({ kind }) => kind !== 'published'),
    ...entries.filter(({ kind }) => kind === 'published'),
  ].slice(0, SHOWN)
  const more = entries.length - first.length
  const name = dayName(day, uiLanguage)
  return (
    <li
      className={`calendar__day calendar__day--${columnOf(day)}${entries.length === 0 ? ' calendar__day--empty' : ''}`}
      {...(isToday && { 'aria-current': 'date' })}
    >
      <h3>{name}</h3>
      {first.length > 0 && <Entries calendar={calendar} entries={first} />}
      {more > 0 && (
        <a
          className="calendar__more"
          href={pageOf({ month: monthOfDay(day), day })}
          aria-label={`${name}: ${t('dayMore', { count: more })}`}
        >
          {t('dayMore', { count: more })}
        </a>
      )}
    </li>
  )
}
