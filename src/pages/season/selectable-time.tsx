import { Icon } from '@marquee/design/brand/icon.tsx'
import { classNames } from '@marquee/design/class-names.ts'
import {
  TimeButton,
  type TimeData,
  TimeNote,
  TimeScreenReaderText,
} from '@marquee/design/showtimes/times.tsx'
import { useTranslation } from 'react-i18next'

interface SelectableTimeProps {
  readonly time: TimeData
  readonly chosen: boolean
  /** Submitted without script. */
  readonly value: string
  readonly onToggle: () => void
}

/** A showtime in a selection. */
export function SelectableTime({ time, chosen, value, onToggle }: SelectableTimeProps) {
  const { t } = useTranslation('seasons')
  if (time.status !== 'available' && !chosen) return <TimeButton {...time} />
  return (
    <button
      type="submit"
      className={classNames('time', time.fullness && 'time--full')}
      name="showtimes"
      value={value}
      aria-pressed={chosen}
      onClick={(event) => {
        event.preventDefault()
        onToggle()
      }}
    >
      <time dateTime={time.start}>{time.time}</time> {time.labels}
      {chosen ? (
        <small>
          <Icon name="check" />
          {t('selection.chosen')}
        </small>
      ) : (
        <TimeNote {...time} />
      )}
      <TimeScreenReaderText {...time} />
    </button>
  )
}
