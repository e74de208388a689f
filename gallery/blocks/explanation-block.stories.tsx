import { ExplanationBlock } from '../../src/editorial/blocks/explanation-block.tsx'
import { cardsOf } from '../sample-blocks.ts'
import { wideState } from '../state.tsx'

export default { component: ExplanationBlock }

export const PlainAndPictured = wideState((samples) => (
  <ExplanationBlock block={{ kind: 'explanation', ...cardsOf(samples, 'mixed') }} />
))
export const PlainWithoutHead = wideState((samples) => (
  <ExplanationBlock block={{ kind: 'explanation', ...cardsOf(samples, 'plain'), title: null, text: null }} />
))
export const LongTitle = wideState((samples) => (
  <ExplanationBlock block={{ kind: 'explanation', ...cardsOf(samples, 'long') }} />
))
