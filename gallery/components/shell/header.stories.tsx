import { Header, type HeaderProps } from '@marquee/design/shell/header.tsx'
import type { Samples } from '../../samples.ts'
import { nothing, wideState } from '../../state.tsx'

export default { component: Header }

const contentOf = ({ t, cinemas }: Samples): HeaderProps => ({
  variant: 'full',
  homeHref: '/',
  entries: (['movies', 'cinemas', 'offers', 'business'] as const).map((id, index) => ({
    id,
    label: t(`shell:menu.${id}`),
    href: `/${id}`,
    current: index === 0,
    external: id === 'business',
    ...(id === 'business' && { device: 'wide' }),
  })),
  place: { place: cinemas[0].name, onPress: nothing },
  search: { href: '/search', onPress: nothing },
  account: { label: t('shell:signIn'), client: null, onPress: nothing },
  createAccount: { label: t('shell:register'), href: '/register' },
})

export const Full = wideState((samples) => <Header {...contentOf(samples)} />)
export const SignedIn = wideState((samples) => (
  <Header
    {...contentOf(samples)}
    createAccount={null}
    account={{
      label: samples.t('shell:menu.account'),
      client: { initials: 'NV', avatar: null },
      href: '/profile',
    }}
  />
))
export const NoPlaceChosen = wideState((samples) => (
  <Header {...contentOf(samples)} litMark place={{ place: null, href: '/cinemas' }} />
))
export const LongPlace = wideState((samples) => (
  <Header {...contentOf(samples)} place={{ place: samples.longTitle, onPress: nothing }} />
))
export const Sticking = wideState((samples) => <Header {...contentOf(samples)} mode="shown" />)
export const Light = wideState((samples) => <Header {...contentOf(samples)} variant="light" search={null} />)
