import { HelpMark, isExceptional, Mk } from '@marquee/design/labels/marks.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { Poster } from '@marquee/design/pictures/poster.tsx'
import { TimeButton } from '@marquee/design/showtimes/times.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShowtimeModel } from '../page-models/parts.ts'
import type { TimetableShowModel } from '../page-models/timetable.ts'
import { timeData } from './live-rows.ts'
import type { TimesAbout } from './showtime-opener.ts'
import '@marquee/design/showtimes/board.css'
import './showtime-line.css'

function Film({ title, titleLanguage, href, poster }: TimetableShowModel) {
  const language = titleLanguage ?? undefined
  return (
    <>
      {poster && (
        <Poster className="tt__poster" picture={poster} title={title} titleLanguage={language} place="tiny" />
      )}
      <div className="tt__film" lang={language}>
        <SiteLink to={href}>{softHyphens(title)}</SiteLink>
      </div>
    </>
  )
}

interface ShowtimeLineProps {
  readonly showtime: ShowtimeModel
  /** In lists of several films. */
  readonly show?: TimetableShowModel | undefined
  readonly minute: number | null
  readonly about: TimesAbout
  /** The cinema, in lists of several. */
  readonly where?: ReactNode
}

/** Content of `.tt__line`: a showtime with its film, version, formats, accessibility and price. */
export function ShowtimeLine({ showtime, show, minute, about, where }: ShowtimeLineProps) {
  const { t } = useTranslation('components')
  const { version, marks, accessibility, time } = showtime
  return (
    <>
      <TimeButton {...timeData(time, minute, showtime, about)} />
      {show && <Film {...show} />}
      {where}
      <p className="tt__what num">
        {version}
        {marks.filter(isExceptional).map((mark) => (
          <Mk key={mark.tag} {...mark} />
        ))}
        {accessibility.map((mark) => (
          <HelpMark key={mark.label} {...mark} />
        ))}
        {time.price !== null && <small>{time.price}</small>}
        {time.film !== undefined && (
          <small>{t(time.film === time.time ? 'times.filmAtOnce' : 'times.film', { time: time.film })}</small>
        )}
      </p>
    </>
  )
}
