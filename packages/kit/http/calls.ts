import { pageLimits } from '#config/page-limits.ts'
import { GoneError, MalformedError, NotFoundError, UnavailableError } from './errors.ts'
import { readBytes } from './read-body.ts'

/** Runs a request within the time limit of a call, body included. Throws UnavailableError for network faults, timeouts and server errors. */
export async function inTime<T>(
  address: string,
  request: (signal: AbortSignal) => Promise<T>,
  milliseconds: number = pageLimits.upstream.callTimeout,
): Promise<T> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), milliseconds)
  const expired = new Promise<never>((_, reject) => {
    abort.signal.addEventListener(
      'abort',
      () => reject(new UnavailableError(`${address}: timed out after ${milliseconds} ms`)),
      { once: true },
    )
  })
  try {
    return await Promise.race([request(abort.signal), expired])
  } catch (error) {
    throw asOurs(error, address)
  } finally {
    clearTimeout(timer)
  }
}

function asOurs(error: unknown, address: string): Error {
  if (error instanceof NotFoundError || error instanceof UnavailableError || error instanceof MalformedError)
    return error
  const status =
    error instanceof Error && 'response' in error && error.response instanceof Response
      ? error.response.status
      : null
  const message = `${address}: ${status === null ? 'no answer' : `status ${status}`}`
  return new UnavailableError(message, status === null ? { cause: error } : { cause: error, status })
}

export function checkStatus(response: Response, address: string): void {
  if (response.ok) return
  void response.body?.cancel()
  if (response.status === 404) throw new NotFoundError(address)
  if (response.status === 410) throw new GoneError(address)
  throw new UnavailableError(`${address}: status ${response.status}`, { status: response.status })
}

export async function readResponseJson(
  response: Response,
  address: string,
  maxBytes: number = pageLimits.upstream.maxBytes,
): Promise<{ readonly json: unknown; readonly bytes: number }> {
  const read = await readBytes(response, maxBytes)
  if (read === 'tooLarge') throw new MalformedError(`${address}: larger than ${maxBytes} bytes`)
  const bytes = read.byteLength
  const text = new TextDecoder().decode(read)
  if (text.trim() === '') return { json: null, bytes }
  try {
    const json: unknown = JSON.parse(text)
    return { json, bytes }
  } catch (error) {
    throw new MalformedError(`${address}: invalid JSON`, { cause: error })
  }
}
