import { serviceLimits } from '#config/service-limits.ts'
import { createBoundedCounts } from '../http/bounded-counts.ts'
import { countRefusal } from '../rate-limits/rate-limiter.ts'

/** Refused at once, before anything was compared or counted. */
export interface Overload {
  readonly kind: 'tooMany'
  readonly retryAfterSeconds: number
  /** Either the address has all its places, or the process has none left. */
  readonly of: 'address' | 'process'
}

const { perAddress, inAll, retrySeconds } = serviceLimits.slowHashes
const places = createBoundedCounts({ all: inAll, perHolder: perAddress })

/**
 * Work that computes slow hashes for a request. Of the few places of this process an address has a
 * part: those who send many passwords at once wait for their own.
 */
export async function inHashQueue<Result>(
  address: string | undefined = '',
  work: () => Promise<Result>,
): Promise<Result | Overload> {
  const full = places.take(address)
  if (full !== undefined) {
    const of = full === 'holder' ? 'address' : 'process'
    countRefusal(`slow hashes per ${of}`)
    return { kind: 'tooMany', retryAfterSeconds: retrySeconds[of], of }
  }
  try {
    return await work()
  } finally {
    places.free(address)
  }
}
