import { IconButton } from '@marquee/design/controls/icon-button.tsx'
import { Section, SectionHead } from '@marquee/design/sections/section-head.tsx'
import { nothing, wideState } from '../../state.tsx'

export default { component: SectionHead }

export const TitleAlone = wideState(({ t }) => <SectionHead title={t('home:news.title')} />)
export const WithLinkAndControl = wideState(({ t }) => (
  <SectionHead title={t('home:news.title')} more={{ href: '/news', label: t('home:news.all') }}>
    <IconButton edged icon="next" label={t('components:rail.next', { title: '' })} onPress={nothing} />
  </SectionHead>
))
export const LongTitle = wideState(({ t, longTitle }) => (
  <SectionHead title={longTitle} more={{ href: '/news', label: t('home:news.all') }} />
))
export const WholeSection = wideState(({ t, alert }) => (
  <Section id="section" title={t('home:pushes.title')}>
    <p>{alert}</p>
  </Section>
))
