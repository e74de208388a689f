import { FilmCard } from '@marquee/design/cards/film-card.tsx'
import { Rail } from '@marquee/design/cards/rail.tsx'
import { Tile } from '@marquee/design/cards/tile.tsx'
import { wideState } from '../../state.tsx'

export default { component: Rail }

export const Films = wideState(({ films, t }) => (
  <Rail title={t('home:nowShowing.title')} more={{ href: '/films', label: t('home:nowShowing.all') }}>
    {films.map((film) => (
      <FilmCard key={film.id} show={film} place="rail" />
    ))}
  </Rail>
))
export const FitsWithoutPaging = wideState(({ films, t }) => (
  <Rail title={t('home:presales.title')}>
    {films.slice(0, 2).map((film) => (
      <FilmCard key={film.id} show={film} place="rail" />
    ))}
  </Rail>
))
export const WideTiles = wideState(({ articles, t }) => (
  <Rail wide filled title={t('home:news.title')}>
    {articles.map((article) => (
      <Tile key={article.id} {...article} />
    ))}
  </Rail>
))
