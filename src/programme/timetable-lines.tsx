import { Button } from '@marquee/design/controls/button.tsx'
import { IconButton } from '@marquee/design/controls/icon-button.tsx'
import { ToggleGroup } from '@marquee/design/controls/toggle-group.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosition } from '../features/locator/position.ts'
import type { TimetableEntryModel } from '../page-models/timetable.ts'
import { ShowtimeLine } from './showtime-line.tsx'
import type { TimesAbout } from './showtime-opener.ts'
import { inOrder, roundDistance, type TimetableOrder, withDistances, withHome } from './timetable-order.ts'
import './timetable.css'

export interface LinesProps {
  readonly entries: readonly TimetableEntryModel[]
  readonly minute: number | null
  readonly aboutOf: (entry: TimetableEntryModel) => TimesAbout
  /** Films in one cinema: lines name the film's genre instead of the cinema. */
  readonly inOneCinema?: boolean
}

interface LineProps extends Omit<LinesProps, 'entries'> {
  readonly entry: TimetableEntryModel
}

function HomeAt({ home }: Pick<TimetableEntryModel, 'home'>) {
  const { t } = useTranslation('show')
  return home === undefined ? null : (
    <span className="tt__far num">{t('timetable.home', { time: home })}</span>
  )
}

function Where({ cinema, home }: Pick<TimetableEntryModel, 'cinema' | 'home'>) {
  const { t } = useTranslation('show')
  return (
    <div className="tt__where">
      <SiteLink to={cinema.href}>{cinema.name}</SiteLink>
      {cinema.kilometres !== null && cinema.kilometres > 0 && (
        <span className="tt__far num">{t('timetable.far', { km: roundDistance(cinema.kilometres) })}</span>
      )}
      <HomeAt home={home} />
    </div>
  )
}

function Line({ entry, minute, aboutOf, inOneCinema }: LineProps) {
  const { t } = useTranslation('show')
  const { show, time, cinema, calendarHref } = entry
  return (
    <li className={show ? 'tt__line tt__line--film' : 'tt__line'}>
      <ShowtimeLine
        showtime={entry}
        show={show}
        minute={minute}
        about={aboutOf(entry)}
        where={
          inOneCinema ? (
            <p className="tt__where muted num">
              {show?.line} <HomeAt home={entry.home} />
            </p>
          ) : (
            <Where cinema={cinema} home={entry.home} />
          )
        }
      />
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

export function TimetableLines({ entries, ...shared }: LinesProps) {
  return (
    <ol className="tt__list">
      {entries.map((entry) => (
        <Line key={`${entry.cinema.slug} ${entry.show?.href} ${entry.time.id}`} entry={entry} {...shared} />
      ))}
    </ol>
  )
}

interface Measured {
  readonly order: TimetableOrder
  readonly onOrder: (order: TimetableOrder) => void
  readonly position: ReturnType<typeof usePosition>
  readonly ordered: readonly TimetableEntryModel[]
}

/**
 * Entries in the visitor's order, with distances from the visitor if the position is known, and with the way home
 * if that is what was asked for: it takes a line of its own.
 */
export function useMeasured(entries: readonly TimetableEntryModel[], asksForHome = false): Measured {
  const [order, onOrder] = useState<TimetableOrder>('time')
  const position = usePosition()
  const measured = withDistances(entries, position)
  const known = asksForHome && position.state === 'known' ? withHome(measured) : measured
  return { order, onOrder, position, ordered: inOrder(known, order) }
}

interface ToolsProps extends Omit<Measured, 'ordered'> {
  readonly from: string
}

/** Needs script. Distances are from a cinema until the visitor shares a position. */
export function TimetableTools({ order, onOrder, position, from }: ToolsProps) {
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
              icon: 'route',
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
