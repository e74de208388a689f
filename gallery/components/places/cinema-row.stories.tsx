import { CinemaList } from '@marquee/design/places/cinema-row.tsx'
import { namesOf, nothing, state } from '../../state.tsx'

export default { component: CinemaList }

const favourite = (pressed: boolean) => () => ({ pressed, onToggle: nothing })

export const Full = state(({ cinemas: [cinema], marks }) => (
  <CinemaList cinemas={[{ ...cinema, marks: namesOf(marks) }]} favouriteOf={favourite(true)} />
))
export const NameAlone = state(({ cinemas: [{ slug, href, name }] }) => (
  <CinemaList cinemas={[{ slug, href, name }]} />
))
export const LongName = state(({ cinemas: [cinema], longTitle, marks }) => (
  <CinemaList
    cinemas={[{ ...cinema, name: longTitle, line: longTitle, marks: namesOf(marks) }]}
    favouriteOf={favourite(false)}
  />
))
export const List = state(({ cinemas }) => <CinemaList cinemas={cinemas} />)
