import { ListingBlock } from '../../src/editorial/blocks/listing-block.tsx'
import { cardsOf } from '../sample-blocks.ts'
import { wideState } from '../state.tsx'

export default { component: ListingBlock }

export const Pictured = wideState((samples) => (
  <ListingBlock block={{ kind: 'listing', ...cardsOf(samples, 'pictured') }} />
))
export const Plain = wideState((samples) => (
  <ListingBlock block={{ kind: 'listing', ...cardsOf(samples, 'plain') }} />
))
export const LongTitle = wideState((samples) => (
  <ListingBlock block={{ kind: 'listing', ...cardsOf(samples, 'long') }} />
))
