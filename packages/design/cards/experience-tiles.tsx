import type { PictureData } from '../pictures/picture.tsx'
import { WidePicture } from '../pictures/wide-picture.tsx'
import { SiteLink } from '../site-link.tsx'

export interface ExperienceTile {
  href: string
  name: string
  text?: string | null | undefined
  picture: PictureData | null
}

/** The first one is large; designed for five. */
export function ExperienceTiles({ tiles }: { tiles: readonly ExperienceTile[] }) {
  return (
    <ul className="xp">
      {tiles.map(({ href, name, text, picture }, index) => (
        <li key={href}>
          <SiteLink className="xp__t" to={href}>
            <WidePicture
              picture={picture}
              sizes={index === 0 ? '(min-width: 1080px) 48vw, 92vw' : '(min-width: 1080px) 24vw, 46vw'}
              widest={1280}
            />
            <b>{name}</b>
            {text && <span>{text}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
