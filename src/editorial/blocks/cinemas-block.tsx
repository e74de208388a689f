import { SiteLink } from '@marquee/design/site-link.tsx'
import type { BlockOf } from '../../page-models/information.ts'
import { BlockSection } from './block-section.tsx'

export function CinemasBlock({ block }: { readonly block: BlockOf<'cinemas'> }) {
  return (
    <BlockSection className="block--cinemas" title={block.title} text={null}>
      <ul className="towns">
        {block.cities.map(({ name, cinemas }) => (
          <li key={name}>
            {name !== '' && <h3>{name}</h3>}
            <ul>
              {cinemas.map(({ label, href }) => (
                <li key={href}>
                  <SiteLink className="link" to={href}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
