import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/**
 * The body of a request, read as fast as it is wanted. Not the stream that node makes of a request: a chunk that comes after that one was cancelled
 * throws where nothing catches it, which ends the process. What nobody reads is taken off the connection, else the connection stays occupied.
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
