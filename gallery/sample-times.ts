import type { FormatMark } from '@marquee/design/labels/marks.tsx'
import type { BoardRow } from '@marquee/design/showtimes/board.tsx'
import type { Day } from '@marquee/design/showtimes/day-strip.tsx'
import type { TimeData } from '@marquee/design/showtimes/times.tsx'
import type { Formats } from '@marquee/i18n/format.ts'
import type { TFunction } from 'i18next'
import type { Language } from '#config/types.ts'
import type { ShowtimeStatus } from '#models/rules/showtime-status.ts'

export interface TimeSamples {
  /** One of each: on sale, sold out, closed. */
  readonly time: Readonly<Record<ShowtimeStatus, TimeData>>
  readonly times: readonly TimeData[]
  readonly rows: readonly [BoardRow, ...BoardRow[]]
  readonly marks: readonly FormatMark[]
  readonly help: readonly FormatMark[]
  readonly days: readonly Day[]
}

/** Today in the gallery, the same date as in the screenshots of pages. */
const TODAY = '2026-11-20'
const DAYS = 14
/** Indices of days without showtimes. */
const closed = [4, 9]

function time(start: string, end: string | null, status: ShowtimeStatus): TimeData {
  return {
    id: `${start} ${status}`,
    status,
    time: start,
    start: `${TODAY}T${start}:00+01:00`,
    end,
    href: status === 'available' ? `/booking/${start.replace(':', '')}` : null,
  }
}

function daysFrom(first: string, { weekday, day, month, dayName }: Formats, today: string): readonly Day[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(Date.parse(`${first}T12:00Z`) + index * 86_400_000).toISOString().slice(0, 10)
    return {
      date,
      href: `/days/${date}`,
      name: dayName(date),
      weekday: index === 0 ? today : weekday(date),
      day: day(date),
      month: month(date),
      selected: index === 1,
      disabled: closed.includes(index),
    }
  })
}

export function sampleTimes(language: Language, t: TFunction, formats: Formats): TimeSamples {
  const dubbed = t('programme:versions.names.vf')
  const subtitled = t('programme:versions.names.vost')
  const max = { label: 'MAX', tag: 'imax', lit: true }
  const marks = [max, { label: '4DX', tag: '4dx' }, { label: 'Dolby', tag: 'dolby' }]
  const help = [{ label: t('programme:filters.access'), icon: 'accessibility', tag: 'pmr' }] as const
  const locked = time('10:45', '12:41', 'locked')
  const soldout = time('13:30', '15:26', 'soldout')
  const available = time('16:15', '18:11', 'available')
  const later = [time('19:00', '20:56', 'available'), time('21:45', null, 'available')]
  const times = [locked, soldout, available, ...later]
  return {
    time: { locked, soldout, available },
    times,
    marks,
    help,
    rows: [
      {
        id: 'dubbed',
        version: dubbed,
        versionNote: null,
        marks: [],
        accessibility: help,
        times: times.map((each) => ({ ...each, title: 'Film' })),
      },
      {
        id: 'subtitled',
        version: subtitled,
        versionNote: t('programme:versions.subtitled'),
        marks: [max],
        accessibility: [],
        times: [time('18:30', '20:26', 'available'), time('22:00', '23:56', 'available')],
      },
    ],
    days: daysFrom(TODAY, formats, t('programme:todayShort')),
  }
}
