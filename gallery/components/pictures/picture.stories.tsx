import { Picture } from '@marquee/design/pictures/picture.tsx'
import { stateIn } from '../../state.tsx'

export default { component: Picture }

export const OwnPoster = stateIn('poster', ({ films: [film] }) => (
  <Picture url={film.poster?.url ?? ''} shape="poster" sizes="15vw" alt={film.title} />
))
export const OwnWide = stateIn('wide', ({ films: [film] }) => (
  <Picture url={film.backdrop?.url ?? ''} shape="wide" sizes="100vw" alt={film.title} />
))
