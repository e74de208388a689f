import { Picture } from '../../../src/components/pictures/picture.tsx'
import { state } from '../../state.tsx'

export default { component: Picture }

export const OwnPoster = state(({ films: [film] }) => (
  <div className="poster">
    <Picture url={film.poster.url ?? ''} shape="poster" sizes="15vw" alt={film.title} />
  </div>
))
export const OwnWide = state(({ films: [film] }) => (
  <div className="wide">
    <Picture url={film.backdrop.url ?? ''} shape="wide" sizes="100vw" alt={film.title} />
  </div>
))
