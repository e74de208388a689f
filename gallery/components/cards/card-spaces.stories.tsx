import { CardSpaces } from '../../../src/components/cards/card-spaces.tsx'
import { FilmCard } from '../../../src/components/cards/film-card.tsx'
import { PosterGrid } from '../../../src/components/cards/poster-grid.tsx'
import { state } from '../../state.tsx'

export default { component: CardSpaces }

export const AfterTheFirstCards = state(({ films: [film] }) => (
  <PosterGrid>
    <li>
      <FilmCard {...film} />
    </li>
    <CardSpaces count={7} />
  </PosterGrid>
))
