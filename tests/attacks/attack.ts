import type { PublicProduct } from './public-product.ts'

export interface Verdict {
  readonly held: boolean
  /** The attacker's gain, in a few words and figures. */
  readonly seen: string
}

/** An attack on a product that the internet sees. Every attack comes from addresses of its own. */
export interface Attack {
  readonly name: string
  readonly run: (product: PublicProduct) => Promise<Verdict>
}

/** The number of each status: `50 × 422, 150 × 429`. */
export function countOf(statuses: readonly number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}
