import type { PriceLine, Pricing } from '../pricing.ts'
import type { Showtime } from '../showtime.ts'

export interface SeatPrice {
  /** First line of the price list: the full price. Null if the showtime has a price of its own. */
  readonly base: PriceLine | null
  readonly supplements: readonly PriceLine[]
  readonly total: number
}

/** The showtime's own price, else the full price plus supplements whose key is a tag of it. Null without a price. */
export function seatPrice(
  { prices, complements }: Pricing,
  { tags, price }: Pick<Showtime, 'tags' | 'price'>,
): SeatPrice | null {
  if (price !== null) return { base: null, supplements: [], total: price }
  const [base] = prices
  if (!base || base.amount === null) return null
  const supplements = complements.filter(
    ({ key, level, amount }) => level === 0 && amount !== null && key !== null && tags.includes(key),
  )
  const total = supplements.reduce((sum, { amount }) => sum + (amount ?? 0), base.amount)
  return { base, supplements, total }
}
