import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { SiteLink } from '@marquee/design/site-link.tsx'
import type { BlockItemModel, BlockOf } from '../../page-models/information.ts'
import { BlockSection } from './block-section.tsx'
import { levelBelow } from './item-body.tsx'

function Tile({ item, level: Title }: { readonly item: BlockItemModel; readonly level: 'h2' | 'h3' }) {
  const { title, text, picture, cta } = item
  return (
    <li id={item.anchor} className="mosaic__t">
      <WidePicture
        picture={picture}
        sizes="(min-width: 1080px) 45vw, (min-width: 700px) 50vw, 92vw"
        widest={1280}
      />
      <div className="mosaic__b">
        <Title>{cta ? <SiteLink to={cta.href}>{title}</SiteLink> : title}</Title>
        {text !== null && <RichText html={text} />}
        {cta && (
          <p className="mosaic__go" aria-hidden="true">
            {cta.label}
          </p>
        )}
      </div>
    </li>
  )
}

/** The first picture is large; a tile with a target is one link. */
export function MosaicBlock({ block }: { readonly block: BlockOf<'mosaic'> }) {
  return (
    <BlockSection className="block--mosaic dark" title={block.title} text={block.text}>
      <ul className="mosaic">
        {block.items.map((item) => (
          <Tile key={item.anchor} item={item} level={levelBelow(block.title)} />
        ))}
      </ul>
    </BlockSection>
  )
}
