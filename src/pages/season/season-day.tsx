import { classNames } from '@marquee/design/class-names.ts'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import { Board } from '@marquee/design/showtimes/board.tsx'
import type { TimeData } from '@marquee/design/showtimes/times.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SeasonDayModel, SeasonShowModel } from '../../page-models/seasons.ts'
import { liveRows } from '../../programme/live-rows.ts'
import { usePageNotes } from '../../programme/page-tag-notes.tsx'
import type { TimesAbout } from '../../programme/showtime-opener.ts'
import { rowsWithout } from './common-marks.ts'
import './season-day.css'

/** Undefined: a link to the booking. */
export type DrawTime = ((show: string, time: TimeData) => ReactNode) | undefined

/** Tag that says the same as the flag. */
const LIVE = 'live'

interface SeasonShowProps {
  readonly item: SeasonShowModel
  readonly minute: number | null
  readonly draw: DrawTime
  readonly cinema: TimesAbout['cinema']
  /** Tags of marks that are said once, for all days. */
  readonly common: ReadonlySet<string>
}

/** Films of the day that only other cinemas play. */
function Elsewhere({ shows }: { readonly shows: readonly SeasonShowModel[] }) {
  const { t } = useTranslation('seasons')
  if (shows.length === 0) return null
  return (
    <li className="season-elsewhere small">
      <span>{t('programme.elsewhere')}</span>
      {shows.map(({ show, elsewhere }) => (
        <SiteLink key={show.slug} className="link small" to={elsewhere?.href ?? show.href}>
          {[show.title, elsewhere?.label].filter(Boolean).join(', ')}
        </SiteLink>
      ))}
    </li>
  )
}

function SeasonShow({ item, minute, draw, cinema, common }: SeasonShowProps) {
  const { t } = useTranslation('seasons')
  const { show, live, bookable, rows } = item
  const notes = usePageNotes()
  const said = live ? new Set([...common, LIVE]) : common
  return (
    <li className="season-show">
      {show.poster && (
        <SiteLink to={show.href} tabIndex={-1} aria-hidden="true">
          <Poster picture={show.poster} title={show.title} place="thumb" />
        </SiteLink>
      )}
      <div className="season-show__t">
        {live && <Flag label={t('live')} tone={1} />}
        <h4>
          <SiteLink to={show.href}>{softHyphens(show.title)}</SiteLink>
        </h4>
        {show.line && <p className="num">{show.line}</p>}
        {!bookable && <p>{t('programme.notYet')}</p>}
      </div>
      <Board
        rows={rowsWithout(liveRows(rows, minute, { show, cinema, notes }), said)}
        render={draw && ((time) => draw(show.slug, time))}
      />
    </li>
  )
}

const NIGHT = 'T18:00'

const isNight = (playing: readonly SeasonShowModel[]) =>
  playing.length > 0 &&
  playing.every(({ rows }) => rows.every(({ times }) => times.every(({ start }) => start.slice(10) >= NIGHT)))

interface SeasonDayProps {
  readonly day: SeasonDayModel
  readonly minute: number | null
  readonly draw: DrawTime
  readonly cinema: TimesAbout['cinema']
  readonly common: ReadonlySet<string>
  /** This page, for a retry. */
  readonly href: string
}

/** A day as an invitation: the date on a stub, the films on the ticket. */
export function SeasonDay({ day, href, ...shared }: SeasonDayProps) {
  const { t } = useTranslation('seasons')
  const playing = day.shows.filter(({ rows }) => rows.length > 0)
  return (
    <li className={classNames('season-day', isNight(playing) && 'season-day--night')}>
      <h3 className="season-date">
        <span className="visually-hidden">{day.name}</span>
        <span aria-hidden="true">{day.weekday}</span>
        <b aria-hidden="true">{day.day}</b>
        <span aria-hidden="true">{day.month}</span>
      </h3>
      <ul className="season-shows">
        {playing.map((item) => (
          <SeasonShow key={item.show.slug} item={item} {...shared} />
        ))}
        {day.failed ? (
          <li className="season-failed">
            <p>{t('programme.failed')}</p>
            <a className="link small" href={href}>
              {t('programme.retry')}
            </a>
          </li>
        ) : (
          <Elsewhere shows={day.shows.filter(({ rows }) => rows.length === 0)} />
        )}
      </ul>
    </li>
  )
}
