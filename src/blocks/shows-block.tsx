import type { BlockOf } from '../page-data/models/information.ts'
import { ShowRail } from '../views/cards/show-card.tsx'

/** Films that the page speaks of. */
export const ShowsBlock = ({ block }: { readonly block: BlockOf<'shows'> }) => <ShowRail title={block.title} shows={block.shows} />
