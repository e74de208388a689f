import { Poster } from '@marquee/design/pictures/poster.tsx'
import { cardState } from '../../state.tsx'

export default { component: Poster }

export const Drawn = cardState(({ films: [film] }) => (
  <Poster picture={film.poster} title={film.title} place="grid" />
))
export const Missing = cardState(({ films: [, film] }) => (
  <Poster picture={null} title={film.title} place="grid" />
))
export const MissingWithLongTitle = cardState(({ longTitle }) => (
  <Poster picture={null} title={longTitle} place="grid" />
))
export const Broken = cardState(({ films: [film] }) => (
  <Poster picture={{ url: '/media/posters/none.avif' }} title={film.title} place="grid" priority="early" />
))
