import { WidePicture } from '@marquee/design/pictures/wide-picture.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import type { BlockOf } from '../../page-models/information.ts'
import './blocks.css'

export function GuestBlock({ block }: { readonly block: BlockOf<'guest'> }) {
  return (
    <section className="section block" aria-label={block.title}>
      <div className="wrap guest">
        {block.picture && (
          <WidePicture
            className="guest__pic"
            picture={block.picture}
            sizes="(min-width: 700px) 24rem, 92vw"
            widest={640}
          />
        )}
        <div className="guest__b">
          <p className="kicker">{block.title}</p>
          <h2>{block.name}</h2>
          {block.text !== null && <RichText html={block.text} />}
        </div>
      </div>
    </section>
  )
}
