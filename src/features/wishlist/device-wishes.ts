import { limits } from '#config/limits.ts'
import type { DeviceWish } from '#machines/wishlist-machine.ts'
import { z } from '#models/zod.ts'

const wireWish = z.object({
  slug: z.string().regex(/^[^\s/\\\p{Cc}]{1,200}$/u),
  title: z.string().min(1).max(300),
})

/** Invalid entries are dropped; invalid JSON is an empty list. */
export function parseWishes(stored: string | null): readonly DeviceWish[] {
  if (stored === null) return []
  try {
    const entries = z.array(z.unknown()).parse(JSON.parse(stored))
    const wishes = entries.flatMap((entry) => wireWish.safeParse(entry).data ?? [])
    return wishes
      .filter(({ slug }, index) => wishes.findIndex((other) => other.slug === slug) === index)
      .slice(0, limits.wishlist.onDevice)
  } catch {
    return []
  }
}

export const writeWishes = (wishes: readonly DeviceWish[]): string => JSON.stringify(wishes)
