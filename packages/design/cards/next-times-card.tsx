import { softHyphens } from '../labels/soft-hyphens.ts'
import { Poster, type PosterProps } from '../pictures/poster.tsx'
import { type TimeData, Times } from '../showtimes/times.tsx'
import { SiteLink } from '../site-link.tsx'
import './next-times-card.css'

export interface NextTimesCardProps extends Pick<PosterProps, 'title' | 'titleLanguage'> {
  href: string
  poster: PosterProps['picture']
  /** "Drame · 1h46" */
  line: string
  times: readonly TimeData[]
}

const SHOWN = 3

/** A film with its next showtimes. All have the same height. */
export function NextTimesCard({ href, title, titleLanguage, poster, line, times }: NextTimesCardProps) {
  return (
    <article className="next-times">
      <Poster picture={poster} title={title} titleLanguage={titleLanguage} place="thumb" />
      <h3 lang={titleLanguage}>
        <SiteLink to={href}>{softHyphens(title)}</SiteLink>
      </h3>
      <p className="num">{line}</p>
      <Times times={times.slice(0, SHOWN)} />
    </article>
  )
}
