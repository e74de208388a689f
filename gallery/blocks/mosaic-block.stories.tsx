import { MosaicBlock } from '../../src/editorial/blocks/mosaic-block.tsx'
import { cardsOf } from '../sample-blocks.ts'
import { wideState } from '../state.tsx'

export default { component: MosaicBlock }

export const Pictured = wideState((samples) => (
  <MosaicBlock block={{ kind: 'mosaic', ...cardsOf(samples, 'pictured') }} />
))
export const LongTitleWithoutPicture = wideState((samples) => (
  <MosaicBlock block={{ kind: 'mosaic', ...cardsOf(samples, 'long') }} />
))
