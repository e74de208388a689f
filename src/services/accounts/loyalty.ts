import { clientArea } from '#config/client-area.ts'
import type { Loyalty } from './membership-types.ts'

interface Facts {
  readonly visits: number
  readonly hasPlan: boolean
}

export interface LoyaltyRule {
  readonly visit: number
  readonly plan: number
  readonly levels: ReadonlyArray<{ readonly id: string; readonly points: number }>
}

/** Null for a rule without levels. */
export function loyaltyOf(
  { visits, hasPlan }: Facts,
  { visit, plan, levels }: LoyaltyRule = clientArea.loyalty,
): Loyalty | null {
  const points = visits * visit + (hasPlan ? plan : 0)
  const level = levels.findLast((each) => each.points <= points)
  if (!level) return null
  const next = levels.find((each) => each.points > points)
  return { level: level.id, points, next: next ? { level: next.id, missing: next.points - points } : null }
}
