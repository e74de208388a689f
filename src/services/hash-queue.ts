import { serviceLimits } from '../../config/service-limits.ts'
import { countRefusal } from './rate-limits/rate-limiter.ts'

/** Refused at once, before anything was compared or counted. */
export interface Overload {
  readonly kind: 'tooMany'
  readonly retryAfterSeconds: number
  /** Whether the address has all its places, or the process has none left. */
  readonly of: 'address' | 'process'
}

const { perAddress, inAll, retrySeconds } = serviceLimits.slowHashes
const places = new Map<string, number>()
let taken = 0

function leave(address: string): void {
  taken -= 1
  const left = (places.get(address) ?? 1) - 1
  if (left > 0) places.set(address, left)
  else places.delete(address)
}

/**
 * Work that computes slow hashes for a request. Of the few places of this process an address has a
 * part: those who send many passwords at once wait for their own.
 */
export async function inHashQueue<Result>(
  address: string | undefined = '',
  work: () => Promise<Result>,
): Promise<Result | Overload> {
  const own = places.get(address) ?? 0
  const of = own >= perAddress ? 'address' : taken >= inAll ? 'process' : undefined
  if (of !== undefined) {
    countRefusal(`slow hashes per ${of}`)
    return { kind: 'tooMany', retryAfterSeconds: retrySeconds[of], of }
  }
  taken += 1
  places.set(address, own + 1)
  try {
    return await work()
  } finally {
    leave(address)
  }
}
