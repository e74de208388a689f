export class NotFoundError extends Error {
  override name = 'NotFoundError'
}

/** It existed and is gone for good (410). */
export class GoneError extends NotFoundError {
  override name = 'GoneError'
}

/**
 * No usable response: network, timeout, server error, circuit open. `status` is the HTTP
 * status if there was one.
 */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  readonly status: number | null

  constructor(message: string, options: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options)
    this.status = options.status ?? null
  }
}

/** The response is invalid as a whole: no JSON, another shape, or too large. */
export class MalformedError extends Error {
  override name = 'MalformedError'
}
