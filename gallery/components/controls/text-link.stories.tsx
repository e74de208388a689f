import { TextLink } from '@marquee/design/controls/text-link.tsx'
import { nothing, state } from '../../state.tsx'

export default { component: TextLink }

export const Link = state(({ t }) => <TextLink href="/films">{t('home:nowShowing.all')}</TextLink>)
export const Small = state(({ t }) => (
  <TextLink small href="/films">
    {t('home:nowShowing.all')}
  </TextLink>
))
export const Button = state(({ t }) => <TextLink onPress={nothing}>{t('components:filters.clear')}</TextLink>)
export const NewTab = state(({ t }) => (
  <TextLink newTab href="https://club.example/">
    {t('shell:menu.club')}
  </TextLink>
))
