import { NewsGrid } from '@marquee/design/cards/news-grid.tsx'
import { Tile } from '@marquee/design/cards/tile.tsx'
import { state } from '../../state.tsx'

export default { component: NewsGrid }

export const News = state(({ articles }) => (
  <NewsGrid>
    {articles.map(({ id, href, title, picture }) => (
      <Tile key={id} href={href} title={title} picture={picture} />
    ))}
  </NewsGrid>
))
