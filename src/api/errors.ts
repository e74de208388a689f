/** What was asked for does not exist at the source. */
export class NotFoundError extends Error {
  override name = 'NotFoundError'
}

/** It existed and is gone for good (410). */
export class GoneError extends NotFoundError {
  override name = 'GoneError'
}

/** The source did not answer: network, timeout, refused, server error, circuit open. `status` is the HTTP status if there was one. */
export class UnavailableError extends Error {
  override name = 'UnavailableError'
  readonly status: number | null

  constructor(message: string, options: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options)
    this.status = options.status ?? null
  }
}

/** The source answered something that cannot be read as a whole: no JSON, another shape, more than the allowed size. */
export class MalformedError extends Error {
  override name = 'MalformedError'
}
