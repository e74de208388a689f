import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { type BoundedCounts, createBoundedCounts } from '@marquee/kit/http/bounded-counts.ts'
import type { serviceLimits } from '#config/service-limits.ts'

/** The process is at its limit: answered with 503, and not logged as a fault. */
export class BusyError extends Error {}

export type BodyLimits = Readonly<Record<keyof typeof serviceLimits.bodies, number>>

/** Bytes of request bodies that are held until their responses end, by kind of request. */
export const createBodyBudget = ({ bytes, bytesPerKind }: BodyLimits): BoundedCounts =>
  createBoundedCounts({ all: bytes, perHolder: bytesPerKind })

/** Bytes. A client that writes its whole body before it reads should still get the response. */
const DRAINED = 33_554_432

/** The rest of a body is discarded up to a size after the response; then the connection is closed. */
export function drain(request: IncomingMessage): void {
  if (request.complete) return
  let left = DRAINED
  request.on('data', (chunk: Uint8Array) => {
    left -= chunk.byteLength
    if (left < 0) request.destroy()
  })
  request.resume()
}

/**
 * The body of a request, read on demand. Node's own stream is not used: a chunk that arrives after a
 * cancellation throws an uncaught error, which ends the process. After a cancellation or the response, the
 * rest is discarded, else it would block the connection. So it is if `take` refuses a chunk.
 */
export function requestBody(
  request: IncomingMessage,
  response: ServerResponse,
  take: (bytes: number) => boolean,
): ReadableStream<Uint8Array> {
  let state: 'untouched' | 'open' | 'closed' = 'untouched'

  function discard(): void {
    if (state === 'untouched') return
    state = 'closed'
    request.resume()
  }

  function open(controller: ReadableStreamDefaultController<Uint8Array>): void {
    state = 'open'
    request.on('data', (chunk: Uint8Array) => {
      if (state !== 'open') return
      if (take(chunk.byteLength)) {
        controller.enqueue(chunk)
        request.pause()
      } else {
        controller.error(new BusyError('the bodies of requests take too much memory'))
        discard()
      }
    })
    finished(request, { writable: false }, (error) => {
      if (state !== 'open') return
      state = 'closed'
      if (error) controller.error(error)
      else controller.close()
    })
    response.once('finish', discard)
  }

  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (state === 'untouched') open(controller)
        request.resume()
      },
      cancel: discard,
    },
    { highWaterMark: 0 },
  )
}
