import type { ReactNode, Ref } from 'react'
import { movePoster } from '../cards/moving-poster.ts'
import { classNames } from '../class-names.ts'
import { QuickLookButton, type QuickLookProps } from '../controls/mark-buttons.tsx'
import { Flag, type FlagData } from '../labels/flag.tsx'
import { softHyphens } from '../labels/soft-hyphens.ts'
import type { PictureData, PicturePriority } from '../pictures/picture.tsx'
import { Poster } from '../pictures/poster.tsx'
import { SiteLink } from '../site-link.tsx'
import { Board, type BoardRow } from './board.tsx'
import { type UpsellData, Upsells } from './upsell.tsx'
import './programme.css'

export interface ShowRowProps {
  href: string
  title: string
  titleLanguage?: string | undefined
  poster: PictureData | null
  /** "Drame · 1h58" */
  line?: string | null | undefined
  flag?: FlagData | null | undefined
  upsells?: readonly UpsellData[] | undefined
  rows: readonly BoardRow[]
  priority?: PicturePriority | undefined
  /** A quick look without leaving the list. */
  quickLook?: Omit<QuickLookProps, 'name'> | undefined
}

export function ShowRow({
  href,
  title,
  titleLanguage,
  poster,
  line,
  flag,
  upsells = [],
  rows,
  priority,
  quickLook,
}: ShowRowProps) {
  return (
    <li className={classNames('show', priority === 'early' && 'ahead')}>
      <SiteLink to={href} tabIndex={-1} aria-hidden="true" onClick={movePoster}>
        <Poster
          picture={poster}
          title={title}
          titleLanguage={titleLanguage}
          place="thumb"
          priority={priority}
        />
      </SiteLink>
      <div className={classNames('show__t', quickLook && 'show__t--quick-look')}>
        <h3 lang={titleLanguage}>
          <SiteLink to={href} onClick={movePoster}>
            {softHyphens(title, 9)}
          </SiteLink>
        </h3>
        {quickLook && <QuickLookButton name={title} {...quickLook} />}
        <p className="num">{[line, rows[0]?.price].filter(Boolean).join(' · ')}</p>
        {flag && <Flag {...flag} />}
        <Upsells upsells={upsells} />
      </div>
      <Board rows={rows} priced={false} />
    </li>
  )
}

export function Programme({ children, list }: { children: ReactNode; list?: Ref<HTMLOListElement> }) {
  return (
    <ol className="prog" ref={list}>
      {children}
    </ol>
  )
}
