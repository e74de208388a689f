import type { PriceRow } from '@marquee/design/sections/price-table.tsx'
import type { PriceModel } from '../../page-models/cinema.ts'

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
