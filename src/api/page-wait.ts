import { UnavailableError } from '@marquee/kit/http/errors.ts'

/**
 * The response if it arrives before `deadline`, a `performance.now()`, else UnavailableError. The call itself
 * continues and fills the cache.
 */
export async function beforeDeadline<T>(response: Promise<T>, deadline: number = Infinity): Promise<T> {
  if (deadline === Infinity) return response
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const left = Math.max(0, deadline - performance.now())
    timer = setTimeout(() => reject(new UnavailableError('not there before the page is due')), left)
  })
  try {
    return await Promise.race([response, late])
  } finally {
    clearTimeout(timer)
    // A failure after the timeout has no handler.
    response.catch(() => {})
  }
}
