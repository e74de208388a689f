import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBytes } from '../http/read-bytes.ts'
import type { Listening } from './listen.ts'
import { fakeApis, fakeOuter } from './outer-server.fixture.ts'

const LIMIT = 65_536

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
})

async function listening() {
  const fake = fakeOuter(
    {},
    {
      apis: {
        ...fakeApis,
        feedback: async (_, request) => {
          // The body is buffered by then, as for a handler with a preceding lookup.
          await sleep(20)
          // Without the declared length, so that the body is read up to the limit.
          const bytes = await readBytes({ headers: new Headers(), body: new Request(request).body }, LIMIT)
          return bytes === 'tooLarge'
            ? Response.json({ bytes: null }, { status: 413 })
            : Response.json({ bytes: bytes.byteLength })
        },
      },
    },
  )
  open = await fake.outer.listen(0)
  return fake
}

interface Sending {
  readonly announced: number
  readonly sent: number
  readonly piece: number
  /** Milliseconds from the connection to the reset. */
  readonly end: number
}

/** Sends a part of a body in pieces, then resets the connection. Resolves with the response. */
function sendPart({ announced, sent, piece, end }: Sending): Promise<string> {
  return new Promise((resolve) => {
    let response = ''
    const socket = connect(open.port, '127.0.0.1', () => {
      socket.write(
        `POST /api/feedback HTTP/1.1\r\nhost: fr.localhost:${open.port}\r\ncontent-length: ${announced}\r\n\r\n`,
      )
      for (let at = 0; at < sent; at += piece) socket.write(Buffer.alloc(Math.min(piece, sent - at), 'a'))
      setTimeout(() => socket.resetAndDestroy(), end)
    })
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(response))
  })
}

it('survives clients that disconnect at any byte of a body', async () => {
  const fake = await listening()
  const parts = [0, 1, 30_000, 75_000, LIMIT + 1, 149_999]
  for (const announced of [150_000, 8_000_000]) {
    for (const end of [5, 20, 25, 60])
      await Promise.all(parts.map((sent) => sendPart({ announced, sent, piece: 40_000, end })))
  }
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
  const began = Date.now()
  await open.close()
  expect(Date.now() - began).toBeLessThan(5_000)
})

it('logs 499 for a client that disconnected before the response', async () => {
  const fake = await listening()
  const { promise, resolve } = Promise.withResolvers<void>()
  fake.state.next = () => ({ wait: promise })
  const socket = connect(open.port, '127.0.0.1', () =>
    socket.write(`GET /films HTTP/1.1\r\nhost: fr.localhost:${open.port}\r\n\r\n`),
  )
  await sleep(50)
  socket.resetAndDestroy()
  await sleep(50)
  resolve()
  await expect.poll(() => fake.lines.some((line) => line.includes('"status":499'))).toBe(true)
})
