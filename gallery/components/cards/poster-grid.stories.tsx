import { FilmCard } from '@marquee/design/cards/film-card.tsx'
import { PosterGrid } from '@marquee/design/cards/poster-grid.tsx'
import { state } from '../../state.tsx'

export default { component: PosterGrid }

export const Films = state(({ films }) => (
  <PosterGrid>
    {films.map((film) => (
      <li key={film.id}>
        <FilmCard show={film} />
      </li>
    ))}
  </PosterGrid>
))
