import { FoldedSection } from '@marquee/design/sections/folded-section.tsx'
import { PriceTable } from '@marquee/design/sections/price-table.tsx'
import { RichText } from '@marquee/design/sections/rich-text.tsx'
import { useTranslation } from 'react-i18next'
import { nestedPrices } from '../../features/cinema-details/nested-prices.ts'
import type { CinemaPricesModel } from '../../page-models/cinema.ts'
import { PRICES } from './anchors.ts'
import '../../programme/cinema.css'

function Terms({ terms, globalTerms }: Pick<CinemaPricesModel, 'terms' | 'globalTerms'>) {
  const { t } = useTranslation('cinema')
  if (terms.length === 0 && globalTerms === null) return null
  return (
    <details className="acc">
      <summary>{t('prices.terms')}</summary>
      <div className="stack">
        {terms.length > 0 && (
          <ol className="terms">
            {terms.map((term) => (
              <li key={term}>
                <RichText html={term} />
              </li>
            ))}
          </ol>
        )}
        {globalTerms !== null && <RichText html={globalTerms} muted />}
      </div>
    </details>
  )
}

export function CinemaPrices({ prices, complements, terms, globalTerms }: CinemaPricesModel) {
  const { t } = useTranslation('cinema')
  if (prices.length === 0 && complements.length === 0) return null
  return (
    <FoldedSection id="cinema-prices" title={t('prices.title')} anchor={PRICES}>
      <div className="cinema-prices">
        <PriceTable caption={t('prices.seats')} rows={nestedPrices(prices)} />
        <PriceTable caption={t('prices.complements')} rows={nestedPrices(complements)} />
      </div>
      <Terms terms={terms} globalTerms={globalTerms} />
    </FoldedSection>
  )
}
