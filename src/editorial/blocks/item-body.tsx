import { RichText } from '@marquee/design/sections/rich-text.tsx'
import type { BlockItemModel } from '../../page-models/information.ts'
import { CtaLink } from '../cta-link.tsx'

/** The heading level is below the block's title, or in its place if the block has none. */
export function ItemBody({
  item,
  level: Title,
}: {
  readonly item: BlockItemModel
  readonly level: 'h2' | 'h3'
}) {
  const { title, text, cta } = item
  return (
    <div className="block__body">
      <Title>{title}</Title>
      {text !== null && <RichText html={text} muted />}
      {cta && <CtaLink cta={cta} about={title} />}
    </div>
  )
}

export const levelBelow = (title: string | null) => (title === null ? 'h2' : 'h3')
