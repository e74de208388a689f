import { limits } from '../../config/limits.ts'
import { UnavailableError } from './errors.ts'

/**
 * The response within the time that a page waits (2.5 s), else UnavailableError. The call itself
 * continues and fills the cache.
 */
export async function withPageWait<T>(
  response: Promise<T>,
  milliseconds: number = limits.upstream.pageWait,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnavailableError(`timed out after ${milliseconds} ms`)), milliseconds)
  })
  try {
    return await Promise.race([response, late])
  } finally {
    clearTimeout(timer)
    // A failure after the timeout has no handler.
    response.catch(() => {})
  }
}
