import { PriceTable } from '@marquee/design/sections/price-table.tsx'
import { state } from '../../state.tsx'

export default { component: PriceTable }

export const Prices = state(({ prices, t }) => (
  <PriceTable caption={t('cinema:prices.seats')} rows={prices} />
))
export const Grouped = state(({ prices, t }) => (
  <PriceTable
    caption={t('cinema:prices.complements')}
    rows={prices.slice(0, 2).map((row) => ({ ...row, children: prices.slice(2) }))}
  />
))
export const LongLabel = state(({ longTitle, formats, t }) => (
  <PriceTable
    caption={t('cinema:prices.seats')}
    rows={[{ label: longTitle, amount: formats.price(12_345.6) }]}
  />
))
