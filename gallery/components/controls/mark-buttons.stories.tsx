import { FavouriteButton, QuickLookButton, WishButton } from '@marquee/design/controls/mark-buttons.tsx'
import { Chosen, nothing, state } from '../../state.tsx'

export default { component: WishButton }

export const Off = state(({ films: [film], cinemas: [cinema] }) => (
  <div className="row">
    <Chosen first={false}>
      {(pressed, choose) => (
        <FavouriteButton name={cinema.name} pressed={pressed} onToggle={() => choose(!pressed)} />
      )}
    </Chosen>
    <QuickLookButton name={film.title} onPress={nothing} />
    <WishButton name={film.title} pressed={false} onToggle={nothing} />
  </div>
))
export const On = state(({ films: [film], cinemas: [cinema] }) => (
  <div className="row">
    <FavouriteButton name={cinema.name} pressed onToggle={nothing} />
    <WishButton name={film.title} pressed onToggle={nothing} />
  </div>
))
