import { Action } from '@marquee/design/controls/action.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: Action }

export const Link = state(({ t }) => (
  <Action className="link" href="/films">
    {t('home:nowShowing.all')}
  </Action>
))
export const OutsideLink = state(({ t }) => (
  <Action className="link" href="https://club.example/" external>
    {t('shell:menu.club')}
  </Action>
))
export const NewTab = state(({ t }) => (
  <Action className="link" href="https://club.example/" newTab>
    {t('shell:menu.club')}
  </Action>
))
export const Button = state(({ t }) => (
  <Action className="link" onPress={nothing} opens="search">
    {t('components:search')}
  </Action>
))
export const Disabled = state(({ t }) => (
  <Action className="link" disabled>
    {t('show:book')}
  </Action>
))
