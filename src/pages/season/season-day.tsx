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

/** Undefined: a link to the booking. */
export type DrawTime = ((show: string, time: TimeData) => ReactNode) | undefined

interface SeasonShowProps {
  readonly item: SeasonShowModel
  readonly minute: number | null
  readonly failed: boolean
  readonly draw: DrawTime
  readonly cinema: TimesAbout['cinema']
}

function Elsewhere({ links }: { readonly links: SeasonShowModel['elsewhere'] }) {
  const { t } = useTranslation('seasons')
  if (links.length === 0) return <p className="muted small">{t('programme.nowhere')}</p>
  return (
    <div className="season-elsewhere">
      <p className="muted small">{t('programme.elsewhere')}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink className="link small" to={href}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function SeasonShow({ item, minute, failed, draw, cinema }: SeasonShowProps) {
  const { t } = useTranslation('seasons')
  const { show, live, bookable, rows, elsewhere } = item
  const notes = usePageNotes()
  return (
    <li className="season-show">
      <SiteLink to={show.href} tabIndex={-1} aria-hidden="true">
        <Poster picture={show.poster} title={show.title} place="thumb" />
      </SiteLink>
      <div className="season-show__t">
        {live && <Flag label={t('live')} tone={1} />}
        <h4>
          <SiteLink to={show.href}>{softHyphens(show.title)}</SiteLink>
        </h4>
        {show.line && <p className="num">{show.line}</p>}
        {!bookable && <p>{t('programme.notYet')}</p>}
      </div>
      {rows.length > 0 && (
        <Board
          rows={liveRows(rows, minute, { show, cinema, notes })}
          render={draw && ((time) => draw(show.slug, time))}
        />
      )}
      {rows.length === 0 && !failed && <Elsewhere links={elsewhere} />}
    </li>
  )
}

interface SeasonDayProps {
  readonly day: SeasonDayModel
  readonly minute: number | null
  readonly draw: DrawTime
  readonly cinema: TimesAbout['cinema']
  /** This page, for a retry. */
  readonly href: string
  /** A line below the shows, in selections. */
  readonly foot?: ReactNode
}

export function SeasonDay({ day, minute, draw, cinema, href, foot }: SeasonDayProps) {
  const { t } = useTranslation('seasons')
  return (
    <li className="season-day">
      <h3 className="season-date">
        <span className="visually-hidden">{day.name}</span>
        <span aria-hidden="true">{day.weekday}</span>
        <b aria-hidden="true">{day.day}</b>
        <span aria-hidden="true">{day.month}</span>
      </h3>
      <ul className="season-shows">
        {day.shows.map((item) => (
          <SeasonShow
            key={item.show.slug}
            item={item}
            minute={minute}
            failed={day.failed}
            draw={draw}
            cinema={cinema}
          />
        ))}
        {day.failed && (
          <li className="season-failed">
            <p>{t('programme.failed')}</p>
            <a className="link small" href={href}>
              {t('programme.retry')}
            </a>
          </li>
        )}
        {foot && <li className="season-many">{foot}</li>}
      </ul>
    </li>
  )
}
