import { Tile, TileGrid } from '@marquee/design/cards/tile.tsx'
import { state } from '../../state.tsx'

export default { component: Tile }

export const Grid = state(({ articles, flags }) => (
  <TileGrid>
    {articles.slice(0, 3).map((article, index) => (
      <Tile key={article.id} {...article} flag={index === 0 ? flags.event : null} />
    ))}
  </TileGrid>
))
export const LongTitleWithoutPicture = state(({ longTitle, longText, formats }) => (
  <TileGrid>
    <Tile href="/news" title={longTitle} text={longText} line={formats.date('2026-11-20')} picture={null} />
  </TileGrid>
))
