import { PlaceButton } from '@marquee/design/controls/place-button.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: PlaceButton }

export const Chosen = state(({ cinemas: [cinema] }) => (
  <PlaceButton place={cinema.name} withArrow onPress={nothing} />
))
export const NothingChosen = state(() => <PlaceButton place={null} href="/cinemas" />)
export const LongName = state(({ longTitle }) => (
  <PlaceButton place={longTitle} withArrow onPress={nothing} />
))
