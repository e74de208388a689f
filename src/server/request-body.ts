import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/**
 * The body of a request, read on demand. Node's own stream is not used: a chunk that arrives after a
 * cancellation throws an uncaught error, which ends the process. After a cancellation or the response, the
 * rest is discarded, else it would block the connection.
 */
export function requestBody(request: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
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
      controller.enqueue(chunk)
      request.pause()
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
