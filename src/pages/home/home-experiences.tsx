import { ExperienceTiles } from '@marquee/design/cards/experience-tiles.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import type { TileModel } from '../../page-models/parts.ts'

const hasPage = (tile: TileModel): tile is TileModel & { readonly href: string } => tile.href !== null

/** A format without a page is no link. */
export function HomeExperiences({ tiles }: { readonly tiles: readonly TileModel[] }) {
  if (tiles.every(hasPage)) {
    return (
      <ExperienceTiles
        tiles={tiles.map(({ href, title, line, picture }) => ({
          href,
          name: title,
          text: line,
          picture,
        }))}
      />
    )
  }
  return (
    <ul className="xp">
      {tiles.map(({ key, title, line, picture }, index) => (
        <li key={key}>
          <div className="xp__t">
            <WidePicture
              picture={picture}
              sizes={index === 0 ? '(min-width: 1080px) 48vw, 92vw' : '(min-width: 1080px) 24vw, 46vw'}
              widest={1280}
            />
            <b>{title}</b>
            {line && <span>{line}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}
