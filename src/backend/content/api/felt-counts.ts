import type { SiteId } from '../../../../config/sites.ts'
import type { JsonObject } from '../store/layers.ts'

/** What clients of this system feel about a show. */
export interface FeltCounts {
  readonly wishlist: number
  readonly disappointed: number
  readonly liked: number
  readonly loved: number
}

export type CountFelt = (site: SiteId, show: string) => Promise<FeltCounts>

const wireNames = {
  wishlist: 'countWishList',
  disappointed: 'countEmotionDisappointed',
  liked: 'countEmotionLike',
  loved: 'countEmotionLove',
} as const satisfies Record<keyof FeltCounts, string>

/** The counts of a source with those of our own clients. */
export function addFelt(feelings: unknown, counts: FeltCounts): JsonObject {
  const base: JsonObject = typeof feelings === 'object' && feelings !== null ? { ...feelings } : {}
  const sums = Object.entries(wireNames).map(([name, wire]) => [wire, (Number(base[wire]) || 0) + counts[name as keyof FeltCounts]])
  return { ...base, ...Object.fromEntries(sums) }
}
