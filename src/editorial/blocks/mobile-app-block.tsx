import { ButtonLink } from '@marquee/design/controls/button.tsx'
import type { BlockOf } from '../../page-models/information.ts'
import { BlockSection } from './block-section.tsx'
import { ItemBody, levelBelow } from './item-body.tsx'

export function MobileAppBlock({ block }: { readonly block: BlockOf<'mobileApp'> }) {
  return (
    <BlockSection className="block--app dark" title={block.title} text={block.text}>
      {block.items.length > 0 && (
        <ul className="facts3">
          {block.items.map((item) => (
            <li key={item.anchor} id={item.anchor}>
              <ItemBody item={item} level={levelBelow(block.title)} />
            </li>
          ))}
        </ul>
      )}
      <div className="row row--l">
        {block.stores.map(({ label, href }) => (
          <ButtonLink key={href} look="solid" icon="mobile" href={href} external>
            {label}
          </ButtonLink>
        ))}
        {block.app && <ButtonLink href={block.app.href}>{block.app.label}</ButtonLink>}
      </div>
    </BlockSection>
  )
}
