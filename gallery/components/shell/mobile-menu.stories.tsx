import { ThemeSwitch } from '@marquee/design/controls/theme-switch.tsx'
import { MobileMenu } from '@marquee/design/shell/mobile-menu.tsx'
import { nothing, Over, wideState } from '../../state.tsx'

export default { component: MobileMenu }

export const Open = wideState(({ t, cinemas: [cinema] }) => (
  <Over>
    <MobileMenu
      homeHref="/"
      entries={(['movies', 'cinemas', 'offers', 'business'] as const).map((id, index) => ({
        id,
        label: t(`shell:menu.${id}`),
        href: `/${id}`,
        current: index === 0,
        external: id === 'business',
      }))}
      place={{ place: cinema.name, onPress: nothing }}
      foot={<ThemeSwitch value="dark" onChoose={nothing} />}
    />
  </Over>
))
