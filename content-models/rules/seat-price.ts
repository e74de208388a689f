import type { PriceLine, Pricing } from '../pricing.ts'
import type { Showtime } from '../showtime.ts'

export interface SeatPrice {
  /** First line of the price list: the full price. */
  readonly base: PriceLine
  readonly supplements: readonly PriceLine[]
  readonly total: number
}

/** Full price plus supplements whose key is a tag of the showtime. Null without a price. */
export function seatPrice(
  { prices, complements }: Pricing,
  { tags }: Pick<Showtime, 'tags'>,
): SeatPrice | null {
  const [base] = prices
  if (!base || base.amount === null) return null
  const supplements = complements.filter(
    ({ key, level, amount }) => level === 0 && amount !== null && key !== null && tags.includes(key),
  )
  const total = supplements.reduce((sum, { amount }) => sum + (amount ?? 0), base.amount)
  return { base, supplements, total }
}
