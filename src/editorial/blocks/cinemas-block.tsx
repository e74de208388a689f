import { SiteLink } from '@marquee/design/site-link.tsx'
import { useTranslation } from 'react-i18next'
import type { BlockOf } from '../../page-models/information.ts'
import { BlockSection } from './block-section.tsx'

type Cities = BlockOf<'cinemas'>['cities']

/** Cinemas; longer lists are folded. */
const SHORT_LIST = 12

const Towns = ({ cities }: { readonly cities: Cities }) => (
  <ul className="towns">
    {cities.map(({ name, cinemas }) => (
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
)

export function CinemasBlock({ block: { title, cities } }: { readonly block: BlockOf<'cinemas'> }) {
  const { t } = useTranslation('information')
  const count = cities.reduce((sum, { cinemas }) => sum + cinemas.length, 0)
  return (
    <BlockSection className="block--cinemas" title={title} text={null}>
      {count > SHORT_LIST ? (
        <details className="acc">
          <summary>{t('allCinemas', { count })}</summary>
          <Towns cities={cities} />
        </details>
      ) : (
        <Towns cities={cities} />
      )}
    </BlockSection>
  )
}
