import { inHashQueue } from '@marquee/kit/secrets/hash-queue.ts'
import { serviceLimits } from '#config/service-limits.ts'

/** Takes all places of an address or account in the queue of slow hashes. Returns what frees them. */
export function takeHashPlaces(holder: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (let place = 0; place < serviceLimits.slowHashes.perAddress; place += 1)
    void inHashQueue(holder, () => promise)
  return resolve
}
