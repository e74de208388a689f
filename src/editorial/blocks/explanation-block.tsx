import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import type { BlockOf } from '../../page-models/information.ts'
import { BlockSection } from './block-section.tsx'
import { ItemBody, levelBelow } from './item-body.tsx'

/** Items in columns; items with a picture as wide rows with alternating sides. */
export function ExplanationBlock({ block }: { readonly block: BlockOf<'explanation'> }) {
  const level = levelBelow(block.title)
  const pictured = block.items.filter(({ picture }) => picture !== null)
  const plain = block.items.filter(({ picture }) => picture === null)
  return (
    <BlockSection className="block--explanation" title={block.title} text={block.text}>
      {plain.length > 0 && (
        <ul className="facts3">
          {plain.map((item) => (
            <li key={item.anchor} id={item.anchor}>
              <ItemBody item={item} level={level} />
            </li>
          ))}
        </ul>
      )}
      {pictured.map((item) => (
        <div key={item.anchor} id={item.anchor} className="turns">
          <WidePicture
            className="turns__pic"
            picture={item.picture}
            sizes="(min-width: 1080px) 55vw, 92vw"
            widest={1280}
          />
          <ItemBody item={item} level={level} />
        </div>
      ))}
    </BlockSection>
  )
}
