import { FoldedSection } from '@marquee/design/sections/folded-section.tsx'
import { wideState } from '../../state.tsx'

export default { component: FoldedSection }

export const Folded = wideState(({ t }) => (
  <FoldedSection id="news" title={t('home:news.title')}>
    <p>{t('home:news.all')}</p>
  </FoldedSection>
))
