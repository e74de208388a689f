import { timingSafeEqual } from 'node:crypto'

/** Compares secrets: takes the same time wherever two texts of one length differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
