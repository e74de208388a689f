import type { BlockOf } from '../../page-models/information.ts'
import { ShowRail } from '../../programme/show-card.tsx'

export const ShowsBlock = ({ block }: { readonly block: BlockOf<'shows'> }) => (
  <ShowRail title={block.title} shows={block.shows} />
)
