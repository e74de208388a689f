import { useTranslation } from 'react-i18next'
import { type PriceRow, PriceTable } from '../../components/sections/price-table.tsx'
import { RichText } from '../../components/sections/rich-text.tsx'
import { Section } from '../../components/sections/section-head.tsx'
import type { CinemaPage, PriceModel } from '../../page-data/models/pages.ts'
import { useOpenedByFragment } from '../shell/use-opened-by-fragment.ts'
import { PRICES } from './anchors.ts'
import './cinema.css'

/** Children follow their parent in the source's list; the table nests them. */
export function nestedPrices(prices: readonly PriceModel[]): readonly PriceRow[] {
  const rows: Array<PriceRow & { readonly children: PriceRow[] }> = []
  for (const { label, amount, term, child } of prices) {
    const parent = child ? rows.at(-1) : undefined
    if (parent) parent.children.push({ label, amount, term })
    else rows.push({ label, amount, term, children: [] })
  }
  return rows
}

type PricesProps = Pick<CinemaPage, 'prices' | 'complements' | 'terms' | 'globalTerms'>

function Terms({ terms, globalTerms }: Pick<PricesProps, 'terms' | 'globalTerms'>) {
  const { t } = useTranslation('cinema')
  const details = useOpenedByFragment(PRICES)
  if (terms.length === 0 && globalTerms === null) return null
  return (
    <details className="acc" ref={details}>
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

export function CinemaPrices({ prices, complements, terms, globalTerms }: PricesProps) {
  const { t } = useTranslation('cinema')
  if (prices.length === 0 && complements.length === 0) return null
  return (
    <div id={PRICES} className="cinema-anchor">
      <Section id="cinema-prices" title={t('prices.title')}>
        <div className="cinema-prices">
          <PriceTable caption={t('prices.seats')} rows={nestedPrices(prices)} />
          <PriceTable caption={t('prices.complements')} rows={nestedPrices(complements)} />
        </div>
        <Terms terms={terms} globalTerms={globalTerms} />
      </Section>
    </div>
  )
}
