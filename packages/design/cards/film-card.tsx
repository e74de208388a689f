import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QuickLookButton, type QuickLookProps, WishButton } from '../controls/mark-buttons.tsx'
import { Flag, type FlagData } from '../labels/flag.tsx'
import { FormatNames } from '../labels/marks.tsx'
import { softHyphens } from '../labels/soft-hyphens.ts'
import type { PictureData, PicturePriority } from '../pictures/picture.tsx'
import { Poster, type PosterPlace } from '../pictures/poster.tsx'
import { SiteLink } from '../site-link.tsx'
import { movePoster } from './moving-poster.ts'

interface CardShow {
  href: string
  title: string
  /** Absent if it is the page's language. */
  titleLanguage?: string | null | undefined
  poster: PictureData | null
  /** "Drame · 1h46", or a date. */
  line?: string | null | undefined
  /** Short names of formats. */
  marks?: readonly string[] | undefined
  flag?: FlagData | null | undefined
}

export interface FilmCardProps {
  show: CardShow
  /** `NextTimes`. */
  next?: ReactNode
  place?: Extract<PosterPlace, 'grid' | 'rail'> | undefined
  priority?: PicturePriority | undefined
  /** A quick look without leaving the list. */
  quickLook?: Omit<QuickLookProps, 'name'> | undefined
  wish?: { pressed: boolean; onToggle: () => void } | undefined
}

/** "Demain", "16:00". An empty line takes the same space if the visitor has a place. */
export function NextTimes({ times }: { times: readonly string[] }) {
  const { t } = useTranslation('components')
  return (
    <p className="num card__next">
      {times.length > 0 && <span className="visually-hidden">{t('nextTimes')} </span>}
      {times.map((part) => (
        <b key={part}>{part} </b>
      ))}
    </p>
  )
}

/** The title's link covers the whole card. */
export function FilmCard({ show, next, place = 'grid', priority, quickLook, wish }: FilmCardProps) {
  const { href, title, poster, line, marks, flag } = show
  const titleLanguage = show.titleLanguage ?? undefined
  return (
    <article className="card">
      <Poster
        className="card__poster"
        picture={poster}
        title={title}
        titleLanguage={titleLanguage}
        place={place}
        priority={priority}
      />
      {wish && <WishButton name={title} {...wish} />}
      <h3 className="card__title" lang={titleLanguage}>
        <SiteLink to={href} onClick={movePoster}>
          {softHyphens(title)}
        </SiteLink>
      </h3>
      {line && <p className="num">{line}</p>}
      {next}
      {flag && <Flag {...flag} />}
      <FormatNames names={marks} />
      {quickLook && <QuickLookButton name={title} {...quickLook} />}
    </article>
  )
}
