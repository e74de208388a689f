import { mkdirSync, writeFileSync } from 'node:fs'
import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import { join } from 'node:path'
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
  {
    method = 'GET',
    headers = {},
    agent = false,
  }: { method?: string; headers?: Record<string, string>; agent?: Agent | false } = {},
) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        agent,
        headers: { host: `fr.localhost:${port}`, ...headers },
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      },
    ).on('error', reject)
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
  expect((await send(started.port, '/films', { method: 'HEAD' })).body.length).toBe(0)
})

test('forwards a request to the content API, and survives an invalid request target', async () => {
  const { started } = await listening()
  expect((await send(started.port, '/api/cinemas?language=fr')).body.toString()).toContain(
    '/api/cinemas?language=fr',
  )
  expect((await send(started.port, '//', {})).status).toBe(301)
  expect((await send(started.port, 'http://elsewhere.example/films')).status).toBe(400)
  expect((await send(started.port, '/films\\..\\x')).status).toBeLessThan(500)
})

test('no encoding of a path leaves the folder of the masters', async () => {
  const { started, folder } = await listening()
  mkdirSync(join(folder, 'art', 'posters'), { recursive: true })
  writeFileSync(join(folder, 'secret.jpg'), 'secret')
  for (const path of [
    '/media/../../secret.jpg',
    '/media/posters/../../secret.jpg',
    '/media/posters/..%2f..%2fsecret.jpg',
    '/media/posters/%2e%2e/%2e%2e/secret.jpg',
  ]) {
    expect([path, (await send(started.port, path)).status]).toEqual([path, 404])
  }
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
