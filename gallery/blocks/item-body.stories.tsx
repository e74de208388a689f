import { ItemBody } from '../../src/editorial/blocks/item-body.tsx'
import { itemsOf } from '../sample-blocks.ts'
import { state } from '../state.tsx'

export default { component: ItemBody }

export const Full = state((samples) =>
  itemsOf(samples, 'pictured')
    .slice(0, 3)
    .map((item) => <ItemBody key={item.anchor} item={item} level="h3" />),
)
export const TitleAlone = state((samples) =>
  itemsOf(samples, 'plain')
    .slice(0, 1)
    .map((item) => <ItemBody key={item.anchor} item={{ ...item, text: null, cta: null }} level="h2" />),
)
