import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { TextLink } from '../../components/controls/text-link.tsx'
import { ToggleGroup } from '../../components/controls/toggle-group.tsx'
import { HelpMark, Mk } from '../../components/labels/marks.tsx'
import { TimeButton } from '../../components/showtimes/times.tsx'
import { SiteLink } from '../../components/site-link.tsx'
import { usePosition } from '../../features/locator/position.ts'
import type { TimetableEntryModel, TimetableModel } from '../../page-models/timetable.ts'
import { timeData } from '../../programme/live-rows.ts'
import { liveTime } from '../../programme/live-times.ts'
import { inOrder, roundDistance, type TimetableOrder } from '../../programme/timetable-order.ts'
import { aboutTimes, type TimesPage } from './about-times.ts'
import './timetable.css'

interface LineProps {
  readonly page: TimesPage
  readonly entry: TimetableEntryModel
  readonly minute: number | null
}

function Line({ page, entry, minute }: LineProps) {
  const { t } = useTranslation('show')
  const { time, version, marks, accessibility, cinema, calendarHref } = entry
  return (
    <li className="tt__line">
      <TimeButton {...timeData(time, minute, entry, aboutTimes(page, entry))} />
      <div className="tt__where">
        <SiteLink to={cinema.href}>{cinema.name}</SiteLink>
        {cinema.kilometres !== null && cinema.kilometres > 0 && (
          <span className="tt__far num">{t('timetable.far', { km: roundDistance(cinema.kilometres) })}</span>
        )}
      </div>
      <p className="tt__what">
        {version}
        {marks.map((mark) => (
          <Mk key={mark.tag} {...mark} />
        ))}
        {accessibility.map((mark) => (
          <HelpMark key={mark.label} {...mark} />
        ))}
      </p>
      {calendarHref !== null && (
        <span className="tt__keep noprint">
          <IconButton
            icon="calendarAdd"
            external
            href={calendarHref}
            label={t('timetable.calendar', { time: time.time, cinema: cinema.name })}
          />
        </span>
      )}
    </li>
  )
}

interface LinesProps {
  readonly page: TimesPage
  readonly entries: readonly TimetableEntryModel[]
  readonly minute: number | null
}

function Lines({ page, entries, minute }: LinesProps) {
  return (
    <ol className="tt__list">
      {entries.map((entry) => (
        <Line key={`${entry.cinema.slug} ${entry.time.id}`} page={page} entry={entry} minute={minute} />
      ))}
    </ol>
  )
}

interface ToolsProps {
  readonly order: TimetableOrder
  readonly onOrder: (order: TimetableOrder) => void
  readonly position: ReturnType<typeof usePosition>
  readonly from: string
}

/** Needs script. Distances are from a cinema until the visitor shares a position. */
function Tools({ order, onOrder, position, from }: ToolsProps) {
  const { t } = useTranslation('show')
  const { state, request } = position
  const messages = {
    unknown: t('timetable.from', { cinema: from }),
    requested: t('timetable.requested'),
    refused: t('timetable.refused', { cinema: from }),
  }
  return (
    <div className="tt__tools noprint">
      <div className="js">
        <ToggleGroup
          label={t('timetable.order')}
          options={[
            {
              id: 'time',
              label: t('timetable.byTime'),
              icon: 'clock',
              selected: order === 'time',
              onPress: () => onOrder('time'),
            },
            {
              id: 'distance',
              label: t('timetable.byDistance'),
              icon: 'pin',
              selected: order === 'distance',
              onPress: () => onOrder('distance'),
            },
          ]}
        />
      </div>
      <Button
        small
        icon="locate"
        disabled={state === 'requested'}
        onPress={() => {
          onOrder('distance')
          request()
        }}
      >
        {t('timetable.locate')}
      </Button>
      <p className="small muted" role="status">
        {state === 'known' ? t('timetable.fromYou') : messages[state]}
      </p>
    </div>
  )
}

interface TimetableProps {
  readonly page: TimesPage
  readonly timetable: TimetableModel
  readonly minute: number | null
}

export function Timetable({ page, timetable: { place, from, entries, further }, minute }: TimetableProps) {
  const { t } = useTranslation('show')
  const [order, setOrder] = useState<TimetableOrder>('time')
  const position = usePosition()
  const measured = entries.map((entry) => {
    const kilometres =
      position.state === 'known' ? position.kilometresTo(entry.cinema.position) : entry.cinema.kilometres
    return { ...entry, cinema: { ...entry.cinema, kilometres } }
  })
  const ordered = inOrder(measured, order)
  // Closed showtimes come last.
  const closed = ordered.filter(({ time }) => liveTime(time, minute).status === 'locked')
  const open = ordered.filter((entry) => !closed.includes(entry))
  return (
    <div className="wrap tt">
      <h3>{t('timetable.title', { place })}</h3>
      <Tools order={order} onOrder={setOrder} position={position} from={from} />
      {open.length > 0 && <Lines page={page} entries={open} minute={minute} />}
      {closed.length > 0 && (
        <details className="acc noprint" open={open.length === 0 || undefined}>
          <summary>{t('timetable.closed', { count: closed.length })}</summary>
          <Lines page={page} entries={closed} minute={minute} />
        </details>
      )}
      {further.length > 0 && (
        <p className="tt__more noprint">
          {t('timetable.further')}{' '}
          {further.map(({ label, href }) => (
            <TextLink key={href} small href={href}>
              {label}
            </TextLink>
          ))}
        </p>
      )}
    </div>
  )
}
