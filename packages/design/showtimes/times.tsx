import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fullness } from '#models/rules/fullness.ts'
import type { ShowtimeStatus } from '#models/rules/showtime-status.ts'
import { Icon } from '../brand/icon.tsx'
import { classNames } from '../class-names.ts'
import { Action } from '../controls/action.tsx'
import type { FormatMark } from '../labels/marks.tsx'

/** Texts that can differ between times of a row. */
export interface TimeLabels {
  /** "VF" */
  version: string
  marks: readonly FormatMark[]
  /** "audiodescription" */
  accessibility: readonly FormatMark[]
}

export interface TimeData {
  id: string
  status: ShowtimeStatus
  /** HH:mm in the cinema's time zone. */
  time: string
  /** Film and version, for screen readers that list links. */
  title?: string | undefined
  version?: string | undefined
  /** Wall clock of the site, `YYYY-MM-DDTHH:mm`. */
  start: string
  /** HH:mm; null if unknown. */
  end: string | null
  /** HH:mm when the film itself begins. */
  film?: string | undefined
  /** Present if it was known how full it is when the page was rendered, which reserves the width of the note. */
  fullness?: object | undefined
  level?: Fullness | undefined
  /** The first one of the page that can be booked. */
  next?: boolean | undefined
  /** The order tunnel; a link only if available. */
  href: string | null
  /** Reason that the showtime is special; shown in the details. */
  special?: string | null | undefined
  /** Common facts ("accessible to wheelchairs"), for screen readers only. */
  note?: string | null | undefined
  /** Opens the details; absent: an available time links to the booking. */
  onPress?: ((trigger: HTMLElement) => void) | undefined
  /** Modal that `onPress` opens. */
  opens?: string | undefined
  /** All texts, if they differ from the row's. */
  own?: TimeLabels | undefined
  /** Locked, because sales have not opened. */
  soon?: true | undefined
  /** Closed when the page was rendered. */
  past?: boolean | undefined
  /** Labels between start and end. */
  labels?: ReactNode
}

export function TimeNote({ status, end, level, soon }: Pick<TimeData, 'status' | 'end' | 'level' | 'soon'>) {
  const { t } = useTranslation('components')
  if (status === 'soldout') return <small>{t('times.soldOut')}</small>
  if (status === 'locked') {
    return (
      <small>
        <Icon name="lock" />
        {t(soon ? 'times.soon' : 'times.locked')}
      </small>
    )
  }
  // In the place of the end: a second line would move what follows.
  if (level && level !== 'lively')
    return (
      <small>
        <strong>{t(`times.${level}`)}</strong>
      </small>
    )
  return end === null ? null : <small>{t('times.end', { time: end })}</small>
}

type ScreenReaderText = Pick<TimeData, 'title' | 'version' | 'special' | 'note'>

/** Text that the row or a mark shows visually. */
export function TimeScreenReaderText({ title, version, special, note }: ScreenReaderText) {
  const parts = [title, version, special, note].filter((part) => part)
  return parts.length === 0 ? null : <span className="visually-hidden">, {parts.join(', ')}</span>
}

/** States differ in form, not only in colour: a yellow edge, struck through, dashed with a padlock. */
export function TimeButton({
  status,
  time,
  start,
  end,
  href,
  onPress,
  opens,
  labels,
  film,
  level,
  fullness,
  next,
  soon,
  past,
  ...about
}: Omit<TimeData, 'id'>) {
  const { t } = useTranslation('components')
  const bookable = status === 'available' && href !== null
  return (
    <Action
      className={classNames(
        'time',
        status !== 'available' ? `time--${status}` : fullness && 'time--full',
        next && 'time--next',
      )}
      href={bookable ? href : undefined}
      external
      onPress={onPress}
      opens={opens}
      disabled={!bookable && !onPress}
      aria-haspopup={onPress ? 'dialog' : undefined}
    >
      <time dateTime={start} title={film && t('times.film', { time: film })}>
        {time}
      </time>{' '}
      {labels}
      {!past && <TimeNote status={status} end={end} level={level} soon={soon} />}
      {about.special && <span className="time__special" title={about.special} />}
      <TimeScreenReaderText {...about} />
    </Action>
  )
}

export interface TimesProps {
  times: readonly TimeData[]
  /** Replaces the booking link. */
  render?: ((time: TimeData) => ReactNode) | undefined
  /** An item after the times. */
  end?: ReactNode
}

export function Times({ times, render, end }: TimesProps) {
  return (
    <ul className="times" data-opens={times[0]?.opens}>
      {times.map(({ id, ...time }) => (
        <li key={id}>{render ? render({ id, ...time }) : <TimeButton {...time} opens={undefined} />}</li>
      ))}
      {end}
    </ul>
  )
}
