import { PosterGrid } from '../../../src/components/cards/poster-grid.tsx'
import { Flag } from '../../../src/components/labels/flag.tsx'
import { Poster } from '../../../src/components/pictures/poster.tsx'
import { state } from '../../state.tsx'

export default { component: Poster }

export const Drawn = state(({ films: [film], flags }) => (
  <PosterGrid>
    <li>
      <Poster picture={film.poster} title={film.title} place="grid">
        <Flag {...flags.premiere} />
      </Poster>
    </li>
  </PosterGrid>
))
export const Missing = state(({ films: [, film] }) => (
  <PosterGrid>
    <li>
      <Poster picture={{ url: null }} title={film.title} place="grid" />
    </li>
  </PosterGrid>
))
export const MissingWithLongTitle = state(({ longTitle }) => (
  <PosterGrid>
    <li>
      <Poster picture={{ url: null }} title={longTitle} place="grid" />
    </li>
  </PosterGrid>
))
export const Broken = state(({ films: [film] }) => (
  <PosterGrid>
    <li>
      <Poster
        picture={{ url: '/media/posters/none.avif' }}
        title={film.title}
        place="grid"
        priority="early"
      />
    </li>
  </PosterGrid>
))
