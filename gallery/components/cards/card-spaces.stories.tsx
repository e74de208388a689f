import { CardSpaces } from '@marquee/design/cards/card-spaces.tsx'
import { FilmCard } from '@marquee/design/cards/film-card.tsx'
import { PosterGrid } from '@marquee/design/cards/poster-grid.tsx'
import { state } from '../../state.tsx'

export default { component: CardSpaces }

export const AfterTheFirstCards = state(({ films: [film] }) => (
  <PosterGrid>
    <li>
      <FilmCard show={film} />
    </li>
    <CardSpaces count={7} />
  </PosterGrid>
))
