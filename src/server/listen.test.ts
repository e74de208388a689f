import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { Listening } from './listen.ts'
import { fakeOuter } from './outer-server.fixture.ts'

const open: Listening[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

async function listening(port = 0) {
  const fake = fakeOuter()
  const started = await fake.outer.listen(port)
  open.push(started)
  return { ...fake, started }
}

const send = (
  port: number,
  path: string,
  { headers = {}, agent = false }: { headers?: Record<string, string>; agent?: Agent | false } = {},
) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = { port, path, agent, headers: { host: `fr.localhost:${port}`, ...headers } }
    get({ host: '127.0.0.1', ...request }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      buffer(response).then((body) => resolve({ status, headers: received, body }), reject)
    }).on('error', reject)
  })

test('serves pages over a socket as through fetch', async () => {
  const { started, renders } = await listening()
  const first = await send(started.port, '/films', { headers: { 'accept-encoding': 'gzip' } })
  const second = await send(started.port, '/films', { headers: { 'accept-encoding': 'gzip' } })
  expect([first.status, second.status, renders.length]).toEqual([200, 200, 1])
  expect(second.headers['content-encoding']).toBe('gzip')
  expect(second.body.equals(first.body)).toBe(true)
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
  expect(renders[0]?.url).toBe(`http://fr.localhost:${started.port}/films`)
  const unchanged = await send(started.port, '/films', {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': String(second.headers.etag) },
  })
  expect([unchanged.status, unchanged.body.length]).toEqual([304, 0])
})

test('reports a used port in one sentence', async () => {
  const { started } = await listening()
  await expect(fakeOuter().outer.listen(started.port)).rejects.toThrow(
    new RegExp(`^Port ${started.port} is already taken; .*\\.$`),
  )
})

test('closing waits for pending responses and rejects new connections', async () => {
  const { started, state, renders } = await listening()
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  state.next = () => ({ wait: promise })
  const received = send(started.port, '/films')
  await expect.poll(() => renders).toHaveLength(1)
  const closed = open.pop()?.close()
  // Reset if the kernel had accepted it already.
  await expect(send(started.port, '/cinemas')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/)
  finish()
  expect((await received).status).toBe(200)
  await closed
})

test('ends kept connections with their next response while it drains, and serves on', async () => {
  const { started, outer } = await listening()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const connectionOf = async () => (await send(started.port, '/films', { agent })).headers.connection
  expect(await connectionOf()).toBe('keep-alive')
  outer.drain()
  expect([await connectionOf(), await connectionOf()]).toEqual(['close', 'close'])
  agent.destroy()
})
