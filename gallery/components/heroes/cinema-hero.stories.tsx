import { CinemaHero } from '@marquee/design/heroes/cinema-hero.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: CinemaHero }

export const Full = wideState(({ cinemas: [{ name, picture, line }], t }) => (
  <CinemaHero
    name={name}
    picture={picture}
    line={line}
    favourite={{ pressed: true, onToggle: nothing }}
    actions={[
      { label: t('cinema:acts.info'), icon: 'info', href: '/cinema/info', opensModal: true },
      { label: t('cinema:acts.prices'), icon: 'ticket', href: '/cinema/prices' },
    ]}
  />
))
export const NameAlone = wideState(({ cinemas: [{ city }] }) => <CinemaHero name={city} picture={null} />)
export const LongName = wideState(({ cinemas: [{ picture }], longTitle, longText }) => (
  <CinemaHero
    name={longTitle}
    picture={picture}
    line={longText}
    favourite={{ pressed: false, onToggle: nothing }}
  />
))
