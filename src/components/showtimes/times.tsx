import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { Action } from '../controls/action.tsx'
import type { FormatMark } from '../labels/marks.tsx'

export type TimeStatus = 'available' | 'soldout' | 'locked'

/** What times of a row may differ in. */
export interface TimeWords {
  /** "VF" */
  version: string
  marks: readonly FormatMark[]
  /** "audiodescription" */
  accessibility: readonly FormatMark[]
}

export interface TimeData {
  id: string
  status: TimeStatus
  /** HH:mm in the cinema's time zone. */
  time: string
  /** Film and version, for screen readers that list links without their row. */
  title?: string | undefined
  version?: string | undefined
  /** With offset, for machines. */
  dateTime: string
  /** HH:mm; null when the source does not say. */
  end: string | null
  /** The booking tunnel; only followed when available. */
  href: string | null
  /** A special showtime: said in the details. */
  special?: string | null | undefined
  /** What holds for most showtimes ("accessible to wheelchairs"): said, not drawn. */
  note?: string | null | undefined
  /** Opens the details; without it an available time leads straight to booking. */
  onPress?: ((trigger: HTMLElement) => void) | undefined
  /** The window that `onPress` opens. */
  opens?: string | undefined
  /** All that is to say of it, where its row says something else. */
  own?: TimeWords | undefined
  /** It had closed when the page was made. */
  past?: boolean | undefined
  /** Said between its hour and its end. */
  words?: ReactNode
}

function TimeNote({ status, end }: Pick<TimeData, 'status' | 'end'>) {
  const { t } = useTranslation('components')
  if (status === 'soldout') return <small>{t('times.soldOut')}</small>
  if (status === 'locked') {
    return (
      <small>
        <Icon name="lock" />
        {t('times.locked')}
      </small>
    )
  }
  return end === null ? null : <small>{t('times.end', { time: end })}</small>
}

type ScreenReaderText = Pick<TimeData, 'title' | 'version' | 'special' | 'note'>

/** Text for screen readers that the row or a mark shows visually. */
export function TimeScreenReaderText({ title, version, special, note }: ScreenReaderText) {
  const parts = [title, version, special, note].filter((part) => part)
  return parts.length === 0 ? null : <span className="vh">, {parts.join(', ')}</span>
}

/** Three states told by form, not by colour: solid with a yellow foot, struck through, dashed with a padlock. */
export function TimeButton({
  status,
  time,
  dateTime,
  end,
  href,
  onPress,
  opens,
  words,
  ...about
}: Omit<TimeData, 'id'>) {
  const bookable = status === 'available' && href !== null
  return (
    <Action
      className={classNames('time', status !== 'available' && `time--${status}`)}
      href={bookable ? href : undefined}
      external
      onPress={onPress}
      opens={opens}
      disabled={!bookable && !onPress}
      aria-haspopup={onPress ? 'dialog' : undefined}
    >
      <b>
        <time dateTime={dateTime}>{time}</time>
      </b>{' '}
      {words}
      <TimeNote status={status} end={end} />
      {about.special && <span className="time__special" title={about.special} />}
      <TimeScreenReaderText {...about} />
    </Action>
  )
}

export interface TimesProps {
  times: readonly TimeData[]
  /** Draws a time in another way than as a link to its booking. */
  render?: ((time: TimeData) => ReactNode) | undefined
}

export function Times({ times, render }: TimesProps) {
  return (
    <ul className="times" data-opens={times[0]?.opens}>
      {times.map(({ id, ...time }) => (
        <li key={id}>{render ? render({ id, ...time }) : <TimeButton {...time} opens={undefined} />}</li>
      ))}
    </ul>
  )
}
