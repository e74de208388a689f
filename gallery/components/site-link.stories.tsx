import { SiteLink } from '@marquee/design/site-link.tsx'
import { state } from '../state.tsx'

export default { component: SiteLink }

export const Inline = state(({ t }) => (
  <p>
    <SiteLink to="/films">{t('home:nowShowing.all')}</SiteLink>
  </p>
))
