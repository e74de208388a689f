import type { Currency } from './types.ts'

/** What a gift card can look like and be worth; the order tunnel takes what is chosen here. */
export const giftCard = {
  designs: ['premiere', 'night', 'feast', 'popcorn'],
  amounts: {
    EUR: [15, 25, 40, 60, 100],
    CHF: [20, 30, 50, 80, 120],
    TND: [20, 30, 50, 80, 120],
    MAD: [100, 150, 250, 400, 600],
    XOF: [5_000, 10_000, 15_000, 25_000, 50_000],
  },
  /** Of a currency that is not listed. */
  otherAmounts: [10, 25, 50, 100],
  longestMessage: 240,
  /** A card can be sent on any day from today on. */
  daysAhead: 365,
} as const

const amounts: Readonly<Record<Currency, readonly number[]>> = giftCard.amounts

export const giftCardAmounts = (currency: Currency): readonly number[] =>
  amounts[currency] ?? giftCard.otherAmounts
