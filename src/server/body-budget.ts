import { serviceLimits } from '../../config/service-limits.ts'

/** The process is at its limit: answered with 503, and not logged as a fault. */
export class BusyError extends Error {}

/** Counts the bytes of request bodies that are held until their responses end. */
export interface BodyBudget {
  /** False if the bytes do not fit: they must be discarded. */
  take(kind: string, bytes: number): boolean
  free(kind: string, bytes: number): void
}

export type BodyLimits = Readonly<Record<keyof typeof serviceLimits.bodies, number>>

/** One kind of request cannot use up the budget of the others. */
export function createBodyBudget({ bytes: most, bytesPerKind }: BodyLimits): BodyBudget {
  const held = new Map<string, number>()
  let all = 0
  function change(kind: string, bytes: number): void {
    all += bytes
    held.set(kind, (held.get(kind) ?? 0) + bytes)
  }
  return {
    take(kind, bytes) {
      if (all + bytes > most || (held.get(kind) ?? 0) + bytes > bytesPerKind) return false
      change(kind, bytes)
      return true
    },
    free: (kind, bytes) => change(kind, -bytes),
  }
}
