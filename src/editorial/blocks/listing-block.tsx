import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import type { BlockOf } from '../../page-models/information.ts'
import { CtaLink } from '../cta-link.tsx'
import { BlockSection } from './block-section.tsx'
import { levelBelow } from './item-body.tsx'

export function ListingBlock({ block }: { readonly block: BlockOf<'listing'> }) {
  const Title = levelBelow(block.title)
  return (
    <BlockSection className="block--listing" title={block.title} text={block.text}>
      <ul className="listing">
        {block.items.map(({ anchor, title, text, picture, cta }) => (
          <li key={anchor} id={anchor} className="listing__row">
            {picture && <WidePicture className="listing__pic" picture={picture} sizes="160px" widest={320} />}
            <Title>{title}</Title>
            {text !== null && <RichText html={text} muted />}
            {cta && <CtaLink cta={cta} about={title} />}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
