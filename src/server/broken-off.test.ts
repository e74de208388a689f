import { once } from 'node:events'
import { connect } from 'node:net'
import { readBytes } from '@marquee/kit/http/read-body.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loopTurn } from '../document/loop-turn.ts'
import type { Listening } from './listen.ts'
import { fakeApis, fakeOuter } from './outer-server.fixture.ts'

const LIMIT = 65_536
const PIECE = 40_000

const uncaught: unknown[] = []
const note = (error: unknown) => void uncaught.push(error)
let open: Listening

beforeEach(() => {
  uncaught.length = 0
  process.prependListener('uncaughtException', note)
})
afterEach(async () => {
  process.off('uncaughtException', note)
  await open.close()
  followed.clear()
})

type Moment = 'sent' | 'handled' | 'read' | 'answered'
/** Resolved as the handler of a request gets that far. */
interface Progress {
  readonly handled: PromiseWithResolvers<void>
  readonly read: PromiseWithResolvers<void>
  readonly gone: PromiseWithResolvers<void>
}
const followed = new Map<string, Progress>()

async function handleFeedback(request: Request): Promise<Response> {
  const progress = followed.get(request.headers.get('x-request-name') ?? '')
  progress?.handled.resolve()
  // The body is buffered by then, as for a handler with a preceding lookup.
  await loopTurn()
  // The body has no declared length, so it is read up to the limit.
  const reading = readBytes({ headers: new Headers(), body: new Request(request).body }, LIMIT)
  progress?.read.resolve()
  const bytes = await reading
  return bytes === 'tooLarge'
    ? Response.json({ bytes: null }, { status: 413 })
    : Response.json({ bytes: bytes.byteLength })
}

async function listening() {
  const fake = fakeOuter({}, { apis: { ...fakeApis, feedback: (_, request) => handleFeedback(request) } })
  open = await fake.outer.listen(0)
  return fake
}

interface Sending {
  readonly announced: number
  readonly sent: number
  /** The moment when the connection is reset. */
  readonly end: Moment
}

/** Sends a part of a body in pieces, then resets the connection. */
async function sendPart({ announced, sent, end }: Sending): Promise<void> {
  const name = `${announced}-${sent}-${end}`
  const progress: Progress = {
    handled: Promise.withResolvers(),
    read: Promise.withResolvers(),
    gone: Promise.withResolvers(),
  }
  followed.set(name, progress)
  const socket = connect(open.port, '127.0.0.1')
  const answered = new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.on('error', () => {})
  socket.on('close', () => progress.gone.resolve())
  const head = `POST /api/feedback HTTP/1.1\r\nhost: fr.localhost:${open.port}\r\nx-request-name: ${name}\r\ncontent-length: ${announced}\r\n\r\n`
  const written = new Promise<void>((resolve) => {
    socket.write(head, () => sent === 0 && resolve())
    for (let at = 0; at < sent; at += PIECE)
      socket.write(Buffer.alloc(Math.min(PIECE, sent - at), 'a'), () => at + PIECE >= sent && resolve())
  })
  await { sent: written, handled: progress.handled.promise, read: progress.read.promise, answered }[end]
  socket.resetAndDestroy()
  await progress.gone.promise
}

it('survives clients that disconnect at any byte of a body', async () => {
  const fake = await listening()
  const small = [0, 1, 30_000]
  const large = [75_000, LIMIT + 1, 149_999]
  for (const announced of [150_000, 8_000_000]) {
    for (const end of ['sent', 'handled', 'read'] as const)
      await Promise.all([...small, ...large].map((sent) => sendPart({ announced, sent, end })))
    // There is no response to less than the limit.
    await Promise.all(large.map((sent) => sendPart({ announced, sent, end: 'answered' })))
  }
  await expect
    .poll(() => fake.lines.filter((line) => line.includes('/api/feedback')).length)
    .toBeGreaterThanOrEqual(2 * (small.length + large.length) * 2)
  expect(uncaught).toEqual([])
  expect((await fetch(`http://127.0.0.1:${open.port}/films`)).status).toBe(200)
  expect(fake.lines.filter((line) => line.includes('request failed'))).toEqual([])
  expect(fake.lines.some((line) => line.includes('"status":499'))).toBe(true)
})

it('rejects a body that is too large, and drains the connection', async () => {
  await listening()
  const body = Buffer.alloc(4_000_000, 'a')
  const address = `http://127.0.0.1:${open.port}/api/feedback`
  const refused = await fetch(address, { method: 'POST', body })
  expect([refused.status, await refused.json()]).toEqual([413, { bytes: null }])
  expect(await (await fetch(address, { method: 'POST', body: body.subarray(0, LIMIT) })).json()).toEqual({
    bytes: LIMIT,
  })
  await open.close()
})

it('logs 499 for a client that disconnected before the response', async () => {
  const fake = await listening()
  const { promise, resolve } = Promise.withResolvers<void>()
  fake.state.next = () => ({ wait: promise })
  const socket = connect(open.port, '127.0.0.1', () =>
    socket.write(`GET /films HTTP/1.1\r\nhost: fr.localhost:${open.port}\r\n\r\n`),
  )
  await expect.poll(() => fake.renders).toHaveLength(1)
  const closed = once(socket, 'close')
  socket.resetAndDestroy()
  await closed
  await loopTurn()
  resolve()
  await expect.poll(() => fake.lines.some((line) => line.includes('"status":499'))).toBe(true)
})
