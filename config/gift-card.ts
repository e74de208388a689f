import type { Currency } from './types.ts'

/** Designs and amounts that the order tunnel accepts. */
export const giftCard = {
  designs: ['premiere', 'night', 'feast', 'popcorn'],
  amounts: {
    EUR: [15, 25, 40, 60, 100],
    CHF: [20, 30, 50, 80, 120],
    TND: [20, 30, 50, 80, 120],
    MAD: [100, 150, 250, 400, 600],
    XOF: [5_000, 10_000, 15_000, 25_000, 50_000],
  },
  /** Amounts for a currency without its own. */
  otherAmounts: [10, 25, 50, 100],
  longestMessage: 240,
  /** Latest delivery, in days from today. */
  daysAhead: 365,
} as const

const amounts: Readonly<Record<Currency, readonly number[]>> = giftCard.amounts

export const giftCardAmounts = (currency: Currency): readonly number[] =>
  amounts[currency] ?? giftCard.otherAmounts
