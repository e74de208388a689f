import { UnavailableError } from '@marquee/kit/http/errors.ts'
import { within } from '@marquee/kit/http/within.ts'

/**
 * The response if it arrives before `deadline`, a `performance.now()`, else UnavailableError. The call itself
 * continues and fills the cache.
 */
export async function beforeDeadline<T>(response: Promise<T>, deadline: number = Infinity): Promise<T> {
  if (deadline === Infinity) return response
  const arriving = response.then((value) => ({ value }))
  const arrived = await within(Math.max(0, deadline - performance.now()), arriving)
  if (arrived === undefined) throw new UnavailableError('not there before the page is due')
  return arrived.value
}
