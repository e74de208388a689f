import { Button } from '@marquee/design/controls/button.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TimetableEntryModel, TonightListModel } from '../page-models/timetable.ts'
import { PageTagNotes } from './page-tag-notes.tsx'
import { partOfDay, partsOfDay } from './time-of-day.ts'
import { type LinesProps, TimetableLines, TimetableTools, useMeasured } from './timetable-lines.tsx'
import { useMinute } from './use-minute.ts'
import { isHomeInTime } from './way-home.ts'

/** Lines in order of time, under headings if they begin in several parts of the day. */
function PartsOfDay({ entries, ...shared }: LinesProps) {
  const { t } = useTranslation('tonight')
  const parts = partsOfDay
    .map((part) => ({ part, lines: entries.filter(({ time }) => partOfDay(time.start) === part) }))
    .filter(({ lines }) => lines.length > 0)
  if (parts.length < 2) return <TimetableLines entries={entries} {...shared} />
  return parts.map(({ part, lines }) => (
    <section key={part} className="tt__part" aria-labelledby={`tonight-${part}`}>
      <h2 id={`tonight-${part}`}>{t(`partsOfDay.${part}`)}</h2>
      <TimetableLines entries={lines} {...shared} />
    </section>
  ))
}

interface HomeBoundProps extends Pick<ReturnType<typeof useMeasured>, 'position'> {
  readonly home: string
  /** The number of entries from which the visitor is home later. */
  readonly late: number
}

/** The way home is known on the device only, so the page lists all films that end in time. */
function HomeBound({ home, late, position: { state, request } }: HomeBoundProps) {
  const { t } = useTranslation('tonight')
  const time = `${home.slice(0, 2)}:${home.slice(2)}`
  return (
    <div className="tt__tools">
      <p className="small muted" role="status">
        {state === 'known'
          ? t('home.late', { count: late, time })
          : t(state === 'refused' ? 'home.refused' : 'home.unknown', { time })}
      </p>
      {state !== 'known' && (
        <Button small icon="locate" disabled={state === 'requested'} onPress={request}>
          {t('home.locate')}
        </Button>
      )}
    </div>
  )
}

interface TonightProps {
  readonly list: TonightListModel
  /** All of a place's list, with its order and parts; else a few lines under a heading. */
  readonly whole?: boolean
}

/** A time that closes while the page is open stays in its place, closed. */
export function TonightLines({ list, whole }: TonightProps) {
  const minute = useMinute()
  const entries = useMemo(
    () =>
      list.entries.flatMap(({ show, cinema, ...entry }): readonly TimetableEntryModel[] => {
        const [film, place] = [list.shows[show], list.cinemas[cinema]]
        return film && place ? [{ ...entry, show: film, cinema: place, calendarHref: null }] : []
      }),
    [list],
  )
  const { home } = list
  const { ordered, ...tools } = useMeasured(entries, home !== null)
  const inTime =
    home !== null && tools.position.state === 'known'
      ? ordered.filter(({ time, cinema }) => isHomeInTime(time, cinema.kilometres, home))
      : ordered
  const inOneCinema = list.cinemas.length === 1
  const Lines = whole && tools.order === 'time' ? PartsOfDay : TimetableLines
  return (
    <PageTagNotes notes={list.tagNotes}>
      {home !== null && (
        <HomeBound home={home} late={ordered.length - inTime.length} position={tools.position} />
      )}
      {whole && !inOneCinema && <TimetableTools {...tools} from={list.from} />}
      <Lines
        entries={inTime}
        inOneCinema={inOneCinema}
        minute={minute}
        aboutOf={({ show, cinema }) => ({
          show: { title: show?.title ?? '', href: show?.href ?? null },
          cinema,
          notes: list.tagNotes,
        })}
      />
    </PageTagNotes>
  )
}
