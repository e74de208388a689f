import { Children, type ReactNode } from 'react'
import { Flag, type FlagData } from '../labels/flag.tsx'
import { softHyphens } from '../labels/soft-hyphens.ts'
import type { PictureData, PicturePriority } from '../pictures/picture.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import { SiteLink } from '../site-link.tsx'

export interface TileProps {
  href: string
  title: string
  /** Absent if it is the page's language. */
  titleLanguage?: string | undefined
  picture: PictureData | null
  /** Text before the line. */
  text?: string | null | undefined
  line?: string | null | undefined
  flag?: FlagData | null | undefined
  priority?: PicturePriority | undefined
}

export function Tile({ href, title, titleLanguage, picture, text, line, flag, priority }: TileProps) {
  return (
    <article className="tile">
      <WidePicture
        className="tile__pic"
        picture={picture}
        sizes="(min-width: 1080px) 30vw, (min-width: 700px) 50vw, 92vw"
        widest={1280}
        priority={priority}
      >
        {flag && <Flag {...flag} />}
      </WidePicture>
      <h3 className="tile__title" lang={titleLanguage}>
        <SiteLink to={href}>{softHyphens(title)}</SiteLink>
      </h3>
      {text && <p>{text}</p>}
      {line && <p className="num">{line}</p>}
    </article>
  )
}

export function TileGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="grid-tiles">
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
}
