import { Breadcrumb } from '@marquee/design/controls/breadcrumb.tsx'
import { state } from '../../state.tsx'

export default { component: Breadcrumb }

export const ThreeSteps = state(({ t, films: [film] }) => (
  <Breadcrumb
    crumbs={[
      { label: t('shell:menu.movies'), href: '/films' },
      { label: t('shell:menu.nowShowing'), href: '/films/now' },
      { label: film.title },
    ]}
  />
))
export const LongTitle = state(({ t, longTitle }) => (
  <Breadcrumb crumbs={[{ label: t('shell:menu.movies'), href: '/films' }, { label: longTitle }]} />
))
