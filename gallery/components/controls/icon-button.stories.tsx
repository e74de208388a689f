import { IconButton } from '@marquee/design/controls/icon-button.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: IconButton }

export const Plain = state(({ t }) => (
  <IconButton icon="search" label={t('components:search')} onPress={nothing} />
))
export const Edged = state(({ t }) => (
  <IconButton edged icon="close" label={t('components:close')} onPress={nothing} />
))
export const Pressed = state(({ t }) => (
  <IconButton pressed icon="star" label={t('cinema:info.favourite')} onPress={nothing} />
))
export const Disabled = state(({ t }) => (
  <div className="row">
    <IconButton disabled icon="search" label={t('components:search')} />
    <IconButton disabled edged icon="close" label={t('components:close')} />
  </div>
))
export const Link = state(({ t }) => <IconButton icon="user" label={t('shell:signIn')} href="/sign-in" />)
