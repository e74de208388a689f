import { Tile, TileGrid } from '@marquee/design/cards/tile.tsx'
import { Flag } from '@marquee/design/labels/flag.tsx'
import { softHyphens } from '@marquee/design/labels/soft-hyphens.ts'
import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import type { ArticleTileModel } from '../page-models/articles.ts'
import './articles.css'

interface TilesProps {
  readonly tiles: readonly ArticleTileModel[]
  /** True above the fold. */
  readonly early?: boolean
}

export function ArticleTile({
  tile,
  early,
}: {
  readonly tile: ArticleTileModel
  readonly early?: boolean | undefined
}) {
  return (
    <Tile
      href={tile.href ?? '/'}
      title={tile.title}
      picture={tile.picture}
      text={tile.text}
      line={tile.line}
      flag={tile.flag}
      priority={early ? 'early' : 'late'}
    />
  )
}

export function ArticleTiles({ tiles, early }: TilesProps) {
  return (
    <div className="tile-rows">
      <TileGrid>
        {tiles.map((tile, index) => (
          <ArticleTile key={tile.key} tile={tile} early={early && index < 3} />
        ))}
      </TileGrid>
    </div>
  )
}

function LeadTile({ tile }: { readonly tile: ArticleTileModel }) {
  const flag = tile.flag
  return (
    <article className="lead">
      <WidePicture
        className="lead__pic"
        picture={tile.picture}
        sizes="(min-width: 1080px) 58vw, 96vw"
        priority="first"
      />
      <div className="lead__b">
        {flag && <Flag {...flag} />}
        <h3 className="display">
          <SiteLink to={tile.href ?? '/'}>{softHyphens(tile.title)}</SiteLink>
        </h3>
        {tile.text && <p className="lead__text">{tile.text}</p>}
        {tile.line && <p className="num small muted">{tile.line}</p>}
      </div>
    </article>
  )
}

/** The first tile spans the whole width. */
export function ArticlePushes({
  tiles,
  id,
  title,
}: TilesProps & { readonly id: string; readonly title: string }) {
  const [lead, ...others] = tiles
  if (!lead) return null
  return (
    <section className="section pushes" aria-labelledby={id}>
      <h2 className="visually-hidden" id={id}>
        {title}
      </h2>
      <div className="wrap stack stack--l">
        <LeadTile tile={lead} />
        {others.length > 0 && (
          <ul className="pushes__others">
            {others.map((tile) => (
              <li key={tile.key}>
                <ArticleTile tile={tile} early />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
