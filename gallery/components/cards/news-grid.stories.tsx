import { NewsGrid } from '../../../src/components/cards/news-grid.tsx'
import { Tile } from '../../../src/components/cards/tile.tsx'
import { state } from '../../state.tsx'

export default { component: NewsGrid }

export const News = state(({ articles }) => (
  <NewsGrid>
    {articles.map(({ id, href, title, picture }) => (
      <Tile key={id} href={href} title={title} picture={picture} />
    ))}
  </NewsGrid>
))
