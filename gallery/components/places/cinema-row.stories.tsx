import { CinemaList, CityGroup } from '@marquee/design/places/cinema-row.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: CinemaList }

export const Full = state(({ cinemas: [cinema], marks }) => (
  <CinemaList cinemas={[{ ...cinema, marks, favourite: { pressed: true, onToggle: nothing } }]} />
))
export const NameAlone = state(({ cinemas: [{ href, name }] }) => <CinemaList cinemas={[{ href, name }]} />)
export const LongName = state(({ cinemas: [cinema], longTitle, marks }) => (
  <CinemaList
    cinemas={[
      {
        ...cinema,
        name: longTitle,
        line: longTitle,
        marks,
        favourite: { pressed: false, onToggle: nothing },
      },
    ]}
  />
))
export const List = state(({ cinemas }) => <CinemaList cinemas={cinemas} />)
export const City = state(({ cinemas, t }) => (
  <CityGroup
    id="city"
    name={cinemas[0].city}
    href="/city"
    note={t('locator:position.around')}
    cinemas={cinemas.slice(0, 2)}
  />
))
