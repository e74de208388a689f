import { EventEmitter, once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { requestBody } from './request-body.ts'

/** A body whose chunks arrive as they are written, and the response to it. */
function arriving(take: (bytes: number) => boolean = () => true) {
  const request = new PassThrough()
  const response = new EventEmitter()
  const body = requestBody(request as unknown as IncomingMessage, response as unknown as ServerResponse, take)
  return { request, response, reader: body.getReader() }
}
const chunk = (bytes = 1_000) => Buffer.alloc(bytes, 'a')

it('takes no more of a body that was given up before its response, though chunks go on arriving', async () => {
  const taken: number[] = []
  const { request, reader } = arriving((bytes) => taken.push(bytes) > 0)
  request.write(chunk())
  expect((await reader.read()).value).toHaveLength(1_000)
  await reader.cancel()
  const ended = once(request, 'end')
  // An exception in a listener of the stream ends the process; here `write` throws it.
  for (let more = 0; more < 3; more += 1) request.write(chunk(2_000))
  request.end()
  await ended
  expect(taken).toEqual([1_000])
})

it('discards what nobody reads once the response is sent, so that the connection can be used again', async () => {
  const { request, response, reader } = arriving()
  request.write(chunk())
  await reader.read()
  const ended = once(request, 'end')
  response.emit('finish')
  request.end(chunk(2_000_000))
  await ended
})

it('fails the reader alone if a client disconnects within the body', async () => {
  const { request, reader } = arriving()
  request.write(chunk())
  await reader.read()
  const next = expect(reader.read()).rejects.toThrow('aborted')
  request.destroy(new Error('aborted'))
  await next
})

it('refuses a chunk that does not fit, and discards the rest', async () => {
  const { request, reader } = arriving((bytes) => bytes <= 1_000)
  request.write(chunk())
  await reader.read()
  const next = expect(reader.read()).rejects.toThrow('too much memory')
  const ended = once(request, 'end')
  request.write(chunk(1_001))
  await next
  request.end(chunk(5_000))
  await ended
})
