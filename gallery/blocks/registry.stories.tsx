import { Blocks } from '../../src/editorial/blocks/registry.tsx'
import { cardsOf } from '../sample-blocks.ts'
import { wideState } from '../state.tsx'

export default { component: Blocks }

export const SeveralOnAPage = wideState((samples) => (
  <Blocks
    blocks={[
      { kind: 'mosaic', ...cardsOf(samples, 'pictured') },
      { kind: 'listing', ...cardsOf(samples, 'plain'), title: samples.longTitle },
    ]}
  />
))
