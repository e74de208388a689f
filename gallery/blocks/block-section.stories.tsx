import { BlockSection } from '../../src/editorial/blocks/block-section.tsx'
import { wideState } from '../state.tsx'

export default { component: BlockSection }

export const Full = wideState(({ t, alert }) => (
  <BlockSection className="" title={t('giftcard:how.title')} text={`<p>${t('giftcard:lead')}</p>`}>
    <p>{alert}</p>
  </BlockSection>
))
export const WithoutHead = wideState(({ alert }) => (
  <BlockSection className="" title={null} text={null}>
    <p>{alert}</p>
  </BlockSection>
))
export const LongTitle = wideState(({ longTitle, longText }) => (
  <BlockSection className="" title={longTitle} text={`<p>${longText}</p>`} />
))
