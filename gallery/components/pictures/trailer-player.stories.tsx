import { TrailerConsent, TrailerPlayer } from '@marquee/design/pictures/trailer-player.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: TrailerPlayer }

export const Own = state(({ films: [film] }) => (
  <TrailerPlayer provider="own" title={film.title} src="/media/trailers/none.mp4" />
))
export const AsksForConsent = state(({ films: [film] }) => (
  <TrailerConsent
    provider="youtube"
    title={film.title}
    href="https://video.example/1"
    snapshot={film.backdrop}
    onOnce={nothing}
    onAlways={nothing}
  />
))
export const AsksWithoutPicture = state(({ longTitle }) => (
  <TrailerConsent
    provider="filmDatabase"
    title={longTitle}
    href="https://video.example/1"
    snapshot={null}
    onOnce={nothing}
    onAlways={nothing}
  />
))
