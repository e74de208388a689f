import { Tile } from '@marquee/design/cards/tile.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import type { TileModel } from '../page-models/parts.ts'

/** A tile whose page does not exist has no link. */
export function TileCard({ tile }: { readonly tile: TileModel }) {
  const { flag, picture } = tile
  if (tile.href !== null)
    return (
      <Tile
        href={tile.href}
        title={tile.title}
        titleLanguage={tile.titleLanguage}
        picture={picture}
        line={tile.line}
        flag={flag}
      />
    )
  return (
    <article className="tile">
      <WidePicture
        className="tile__pic"
        picture={picture}
        sizes="(min-width: 1080px) 30vw, (min-width: 700px) 50vw, 92vw"
        widest={1280}
      >
        {flag && <Flag {...flag} />}
      </WidePicture>
      <h3 className="tile__title" lang={tile.titleLanguage}>
        {tile.title}
      </h3>
      {tile.line && <p className="num">{tile.line}</p>}
    </article>
  )
}
