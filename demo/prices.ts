import { type SiteId, sites } from '#config/sites.ts'

/** Value of one euro in each currency, and the rounding step. */
const euro = { factor: 1, step: 0.1 }
const rates: Readonly<Record<string, typeof euro>> = {
  CHF: { factor: 1.5, step: 0.5 },
  TND: { factor: 1.2, step: 1 },
  XOF: { factor: 400, step: 500 },
  MAD: { factor: 7, step: 5 },
}

/** The currencies of the programme have prices of their own; elsewhere they are in euros. */
export const priceIn = (prices: Readonly<Record<string, number>>, site: SiteId): number | null =>
  prices[sites[site].currency] ?? prices.EUR ?? null

/** Converts euros to the site's currency. */
export function amount(euros: number | null, site: SiteId): number | null {
  if (euros === null) return null
  const { factor, step } = rates[sites[site].currency] ?? euro
  return Math.round((Math.round((euros * factor) / step) * step + Number.EPSILON) * 100) / 100
}
