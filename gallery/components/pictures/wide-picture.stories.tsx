import { Flag } from '@marquee/design/labels/flag.tsx'
import { Backdrop, WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { state, stateIn } from '../../state.tsx'

export default { component: WidePicture }

export const Drawn = state(({ films: [film], flags }) => (
  <WidePicture picture={film.backdrop} sizes="100vw">
    <Flag {...flags.event} />
  </WidePicture>
))
export const Missing = state(() => <WidePicture picture={null} sizes="100vw" />)
export const BehindAHead = stateIn('dark', ({ films: [film] }) => (
  <Backdrop picture={film.backdrop} className="" />
))
