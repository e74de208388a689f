import { Rail } from '@marquee/design/cards/rail.tsx'
import { TileGrid } from '@marquee/design/cards/tile.tsx'
import { Section } from '@marquee/design/sections/section-head.tsx'
import { memo, useId } from 'react'
import type { TileModel } from '../page-models/parts.ts'
import { TileCard } from './tile-card.tsx'

interface TileRailProps {
  readonly title: string
  readonly more?: { readonly href: string; readonly label: string } | null
  readonly tiles: readonly TileModel[]
  /** The mark that `Section` takes for analytics. */
  readonly promotion?: string
}

/** The keyboard could not scroll a rail without links, so all its tiles are shown. */
export const TileRail = memo(function TileRail({ title, more, tiles, promotion }: TileRailProps) {
  const id = useId()
  if (tiles.length === 0) return null
  const cards = tiles.map((tile) => <TileCard key={tile.key} tile={tile} />)
  if (tiles.some(({ href }) => href !== null)) {
    return (
      <Rail wide title={title} more={more} promotion={promotion}>
        {cards}
      </Rail>
    )
  }
  return (
    <Section id={id} title={title} more={more} promotion={promotion}>
      <TileGrid>{cards}</TileGrid>
    </Section>
  )
})
