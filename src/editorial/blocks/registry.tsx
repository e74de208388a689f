import type { ComponentType } from 'react'
import type { BlockKind, BlockModel, BlockOf } from '../../page-models/information.ts'
import { CinemasBlock } from './cinemas-block.tsx'
import { ExplanationBlock } from './explanation-block.tsx'
import { GuestBlock } from './guest-block.tsx'
import { ListingBlock } from './listing-block.tsx'
import { MobileAppBlock } from './mobile-app-block.tsx'
import { MosaicBlock } from './mosaic-block.tsx'
import { ShowsBlock } from './shows-block.tsx'

type Registry = { readonly [Kind in BlockKind]: ComponentType<{ readonly block: BlockOf<Kind> }> }

const registry: Registry = {
  explanation: ExplanationBlock,
  mosaic: MosaicBlock,
  listing: ListingBlock,
  shows: ShowsBlock,
  cinemas: CinemasBlock,
  mobileApp: MobileAppBlock,
  guest: GuestBlock,
}

/** An open page of an older build may receive an unknown block: it is left out. */
function Block({ block }: { readonly block: BlockModel }) {
  if (!Object.hasOwn(registry, block.kind)) return null
  // TypeScript cannot relate the registry's entry to the kind through the union.
  const Known = registry[block.kind] as ComponentType<{ readonly block: BlockModel }>
  return <Known block={block} />
}

export function Blocks({ blocks }: { readonly blocks: readonly BlockModel[] }) {
  return blocks.map((block, index) => (
    <Block
      key={`${block.kind} ${blocks.slice(0, index).filter(({ kind }) => kind === block.kind).length}`}
      block={block}
    />
  ))
}
