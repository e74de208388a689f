import { keysOf } from '#config/keys.ts'
import type { SiteId } from '#config/sites.ts'
import type { JsonObject } from '../store/layers.ts'

export interface ClientFeelings {
  readonly wishlist: number
  readonly disappointed: number
  readonly liked: number
  readonly loved: number
}

export type CountFeelings = (site: SiteId, show: string) => Promise<ClientFeelings>

const wireNames = {
  wishlist: 'countWishList',
  disappointed: 'countEmotionDisappointed',
  liked: 'countEmotionLike',
  loved: 'countEmotionLove',
} as const satisfies Record<keyof ClientFeelings, string>

export function addClientFeelings(feelings: unknown, counts: ClientFeelings): JsonObject {
  const base: JsonObject = typeof feelings === 'object' && feelings !== null ? { ...feelings } : {}
  const sums = keysOf(wireNames).map((name) => {
    const wire = wireNames[name]
    return [wire, (Number(base[wire]) || 0) + counts[name]]
  })
  return { ...base, ...Object.fromEntries(sums) }
}
