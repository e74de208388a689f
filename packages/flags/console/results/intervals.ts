export interface Proportion {
  readonly reached: number
  readonly visitors: number
}

/** Shares from 0 to 1, or a difference of two of them. */
export interface Interval {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Two-sided 95 % of the standard normal distribution. */
const Z = 1.959963984540054

/**
 * The score interval of a share: E. B. Wilson, Journal of the American Statistical Association 22 (1927), 209–212. Without
 * visitors from 0 to 1.
 */
export function wilson({ reached, visitors }: Proportion): Interval {
  if (visitors === 0) return { value: 0, low: 0, high: 1 }
  // More than all can only come from wrong reports.
  const share = Math.min(1, reached / visitors)
  const square = Z ** 2
  const middle = 2 * visitors * share + square
  const width = Z * Math.sqrt(square + 4 * visitors * share * (1 - share))
  const whole = 2 * (visitors + square)
  return {
    value: share,
    low: share === 0 ? 0 : (middle - width) / whole,
    high: share === 1 ? 1 : (middle + width) / whole,
  }
}

/**
 * The share of `other` minus that of `first`: method 10 of R. G. Newcombe, Statistics in Medicine 17 (1998), 873–890, which
 * is good for small numbers too.
 */
export function newcombe(other: Proportion, first: Proportion): Interval {
  const [one, two] = [wilson(other), wilson(first)]
  const value = one.value - two.value
  return {
    value,
    low: value - Math.hypot(one.value - one.low, two.high - two.value),
    high: value + Math.hypot(one.high - one.value, two.value - two.low),
  }
}

export type Finding = 'few' | 'open' | 'more' | 'fewer'

/** Visitors of each group; with fewer, a difference says more about chance than about the feature. */
const LEAST_VISITORS = 100
/** Visitors of both groups together. */
const LEAST_REACHED = 10

export function findingOf(other: Proportion, first: Proportion): Finding {
  const isFew = Math.min(other.visitors, first.visitors) < LEAST_VISITORS
  if (isFew || other.reached + first.reached < LEAST_REACHED) return 'few'
  const { low, high } = newcombe(other, first)
  if (low > 0) return 'more'
  return high < 0 ? 'fewer' : 'open'
}
