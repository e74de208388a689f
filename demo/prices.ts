import { type SiteId, sites } from '../config/sites.ts'

/** What one euro of the demo's prices is elsewhere, rounded as tills round. */
const euro = { factor: 1, step: 0.1 }
const rates: Readonly<Record<string, typeof euro>> = {
  CHF: { factor: 1.5, step: 0.5 },
  TND: { factor: 1.2, step: 1 },
  XOF: { factor: 400, step: 500 },
  MAD: { factor: 7, step: 5 },
}

/** A price in euros as the site's own price. */
export function amount(euros: number | null, site: SiteId): number | null {
  if (euros === null) return null
  const { factor, step } = rates[sites[site].currency] ?? euro
  return Math.round((Math.round((euros * factor) / step) * step + Number.EPSILON) * 100) / 100
}
