import type { AdminViewServerProps } from 'payload'
import { sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { todayIn } from '#models/site-clock.ts'
import type { LocalDate } from '#models/time.ts'
import { chosenIn, ReportFilter, ReportPage, reportOf } from '../reports/views/report-page.tsx'
import { sitesOf } from '../users/access.ts'
import { type CalendarEntry, calendarOf } from './calendar.ts'
import { CalendarDay, type CalendarProps, dayName, Entries } from './calendar-day.tsx'
import { dayFrom, daysOf, monthFrom, monthOfDay, nextMonth, previousMonth } from './calendar-month.ts'
import './calendar.css'

/** Entries of a day that are listed when it is opened. */
const MOST_OF_DAY = 200

const monthName = (month: string, uiLanguage: Language) =>
  new Intl.DateTimeFormat(uiLanguage, { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    Date.parse(`${month}-01`),
  )

function Steps({ calendar, month, today }: { calendar: CalendarProps; month: string; today: LocalDate }) {
  const { t, pageOf } = calendar
  return (
    <nav className="calendar__steps" aria-label={t('month')}>
      <a href={pageOf({ month: previousMonth(month) })}>{t('previousMonth')}</a>
      <a href={pageOf({ month: monthOfDay(today) })}>{t('thisMonth')}</a>
      <a href={pageOf({ month: nextMonth(month) })}>{t('nextMonth')}</a>
    </nav>
  )
}

interface MonthProps {
  readonly calendar: CalendarProps
  readonly month: string
  readonly entries: readonly CalendarEntry[]
  readonly today: LocalDate
}

function Month({ calendar, month, entries, today }: MonthProps) {
  const byDay = Map.groupBy(entries, ({ day }) => day)
  return (
    <>
      {entries.length === 0 && <p>{calendar.t('nothingInMonth')}</p>}
      <ol className="calendar">
        {daysOf(month).map((day) => (
          <CalendarDay
            key={day}
            calendar={calendar}
            day={day}
            entries={byDay.get(day) ?? []}
            isToday={day === today}
          />
        ))}
      </ol>
    </>
  )
}

interface DayProps {
  readonly calendar: CalendarProps
  readonly day: LocalDate
  readonly entries: readonly CalendarEntry[]
}

function WholeDay({ calendar, day, entries }: DayProps) {
  const { t, pageOf, uiLanguage } = calendar
  const ofDay = entries.filter((entry) => entry.day === day)
  return (
    <>
      <h3>{dayName(day, uiLanguage)}</h3>
      <p>
        <a href={pageOf({ month: monthOfDay(day) })}>{t('wholeMonth')}</a>
      </p>
      {ofDay.length === 0 && <p>{t('nothingOnDay')}</p>}
      <Entries calendar={calendar} entries={ofDay.slice(0, MOST_OF_DAY)} />
      {ofDay.length > MOST_OF_DAY && <p>{t('cut', { count: MOST_OF_DAY })}</p>}
    </>
  )
}

/** A month of scheduled changes and publications by day; works without JavaScript. */
export async function CalendarView(view: AdminViewServerProps) {
  const report = reportOf(view)
  const { req, person, uiLanguage, t, filter } = report
  const chosen = chosenIn(view)
  const today = todayIn(sites[filter.site ?? sitesOf(person)[0] ?? 'fr'].timeZone, Date.now())
  const month = monthFrom(chosen('month')) ?? monthOfDay(today)
  const day = dayFrom(chosen('day'), month)
  const entries = await calendarOf(req, month, filter, uiLanguage)
  const { admin } = req.payload.config.routes
  const calendar: CalendarProps = {
    ...report,
    pageOf: (query) =>
      `${admin}/reports/calendar?${new URLSearchParams({
        site: filter.site ?? '',
        language: filter.language ?? '',
        ...query,
      })}`,
  }
  return (
    <ReportPage view={view} title={t('calendar')} intro={t('calendarIntro')}>
      <ReportFilter report={report} byLanguage also={{ month, ...(day && { day }) }} />
      <h2>{monthName(month, uiLanguage)}</h2>
      <Steps calendar={calendar} month={month} today={today} />
      {day ? (
        <WholeDay calendar={calendar} day={day} entries={entries} />
      ) : (
        <Month calendar={calendar} month={month} entries={entries} today={today} />
      )}
    </ReportPage>
  )
}
