import { timingSafeEqual } from 'node:crypto'

/** Constant-time for texts of the same length. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
