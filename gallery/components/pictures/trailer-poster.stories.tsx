import { TrailerPoster } from '@marquee/design/pictures/trailer-poster.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: TrailerPoster }

export const Full = state(({ films: [film], t }) => (
  <TrailerPoster
    title={film.title}
    caption={t('trailers:main')}
    snapshot={film.backdrop}
    href="https://video.example/1"
    onPress={nothing}
  />
))
export const LongTitleWithoutPicture = state(({ longTitle }) => (
  <TrailerPoster title={longTitle} snapshot={null} href="https://video.example/1" />
))
