import { type BoundedCounts, createBoundedCounts } from '@marquee/kit/http/bounded-counts.ts'
import type { serviceLimits } from '#config/service-limits.ts'

/** The process is at its limit: answered with 503, and not logged as a fault. */
export class BusyError extends Error {}

export type BodyLimits = Readonly<Record<keyof typeof serviceLimits.bodies, number>>

/** Bytes of request bodies that are held until their responses end, by kind of request. */
export const createBodyBudget = ({ bytes, bytesPerKind }: BodyLimits): BoundedCounts =>
  createBoundedCounts({ all: bytes, perHolder: bytesPerKind })
