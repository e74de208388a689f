import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import type { Listening } from '../listen.ts'
import { fakeApis, fakeOuter, seen } from '../outer-server.fixture.ts'

const open: Listening[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()))
})

const LIMITS = { bytes: 300_000, bytesPerKind: 200_000, seconds: 60, headerSeconds: 60 }
const IMPATIENT = { ...LIMITS, seconds: 0.2, headerSeconds: 0.2 }
const DRIP = 20

async function listening({
  wait = Promise.resolve(),
  bodies = LIMITS,
}: {
  wait?: Promise<unknown>
  bodies?: typeof LIMITS
} = {}) {
  const counts = { bytes: 0, whole: 0, broken: 0 }
  const fake = fakeOuter(
    {},
    {
      bodies,
      apis: {
        ...fakeApis,
        content: async (_, request) => {
          let byteLength = 0
          try {
            for await (const chunk of request.body ?? []) {
              byteLength += chunk.byteLength
              counts.bytes += chunk.byteLength
            }
          } catch (error) {
            counts.broken += 1
            throw error
          }
          counts.whole += 1
          await wait
          return Response.json({ byteLength })
        },
      },
    },
  )
  const started = await fake.outer.listen(0)
  open.push(started)
  return { ...fake, counts, port: started.port }
}

/** The raw response to raw bytes; `drip` is sent again and again afterwards. */
const sendRaw = (port: number, text: string, drip?: string) =>
  new Promise<string>((resolve) => {
    let response = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    const timer = drip === undefined ? undefined : setInterval(() => socket.write(drip), DRIP)
    socket.on('data', (chunk: Buffer) => {
      response += chunk.toString('latin1')
      if (drip === undefined) socket.end()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve(response)
    })
  })

const refusedOf = async (port: number, reason: string) =>
  (await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).match(
    new RegExp(`^refusals_total\\{reason="${reason}"\\} (\\d+)$`, 'm'),
  )?.[1]

const post = (port: number, bytes: number, path = '/api/news') =>
  fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body: Buffer.alloc(bytes, 'a') })

describe('bodies of requests', () => {
  it('are refused with 503 beyond the bytes of their kind, without a line of an error', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { port, lines, counts } = await listening({ wait: promise })
    const first = post(port, 150_000)
    await expect.poll(() => counts.whole).toBe(1)
    const second = await post(port, 150_000)
    expect(seen(second, 'x-refusal', 'retry-after')).toEqual([503, 'bodies-full', '5'])
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([])
    expect(await refusedOf(port, 'bodies-full')).toBe('1')
    resolve()
    expect(await (await first).json()).toEqual({ byteLength: 150_000 })
    expect((await post(port, 150_000)).status).toBe(200)
  })

  it('are counted no longer after their clients disconnected', async () => {
    const { port, counts } = await listening()
    const head = `POST /api/news HTTP/1.1\r\nhost: fr.localhost:${port}\r\ncontent-length: 190000\r\n\r\n`
    for (let time = 0; time < 4; time += 1) {
      const socket = connect(port, '127.0.0.1', () => socket.write(head + 'a'.repeat(150_000)))
      await expect.poll(() => counts.bytes).toBe((time + 1) * 150_000)
      const closed = once(socket, 'close')
      socket.resetAndDestroy()
      await closed
      await expect.poll(() => counts.broken).toBe(time + 1)
    }
    expect((await post(port, 150_000)).status).toBe(200)
  })

  it('are not read for long after the response', async () => {
    const { port } = await listening()
    const written = await new Promise<number>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      const piece = Buffer.alloc(1_000_000, 'a')
      const write = (error?: Error | null) => void (error || socket.write(piece, write))
      socket.write(
        `POST /api/news HTTP/1.1\r\nhost: fr.localhost:${port}\r\ncontent-length: 900000000\r\n\r\n`,
        write,
      )
      socket.on('error', () => {})
      socket.on('close', () => resolve(socket.bytesWritten))
      socket.resume()
    })
    expect(written).toBeLessThan(100_000_000)
  })

  it('must arrive within a time, however steadily they drip', async () => {
    const { port } = await listening({ bodies: IMPATIENT })
    const head = `POST /api/news HTTP/1.1\r\nhost: fr.localhost:${port}\r\ncontent-length: 5000\r\n\r\n`
    expect(await sendRaw(port, head, 'a')).toMatch(/^HTTP\/1\.1 408 .*\r\nX-Refusal: late\r\n/)
    expect(await refusedOf(port, 'late')).toBe('1')
  })

  it('are not counted as late on a connection that sent nothing', async () => {
    const { port } = await listening({ bodies: IMPATIENT })
    expect(await sendRaw(port, '')).toMatch(/^HTTP\/1\.1 408 /)
    expect(await refusedOf(port, 'late')).toBe('0')
  })
})

it.each([
  ['GET /films HTTP/1.1\r\nhost: fr.localhost\r\nx: ' + 'a'.repeat(20_000), 431, 'headers-too-large'],
  ['GET /films FTP/1.1\r\nhost: fr.localhost', 400, 'unreadable-request'],
])('says why a request cannot be read, case %#', async (head, status, reason) => {
  const { port, lines } = await listening()
  const [first, header] = (await sendRaw(port, `${head}\r\n\r\n`)).split('\r\n')
  expect([first?.split(' ')[1], header]).toEqual([String(status), `X-Refusal: ${reason}`])
  expect(await refusedOf(port, reason)).toBe('1')
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ msg: 'unreadable request', reason }),
  )
})

it.each([
  ['TRACE /films HTTP/1.1\r\nhost: fr.localhost', 405],
  ['TRACE / HTTP/1.1\r\nhost: client.fr.localhost', 405],
  ['OPTIONS * HTTP/1.1\r\nhost: client.fr.localhost', 400],
  ['GET http://client.fr.localhost/fr/sign-in HTTP/1.1\r\nhost: client.fr.localhost', 400],
  ['POST http://fr.localhost/api/news HTTP/1.1\r\nhost: fr.localhost', 400],
  ['GET /films HTTP/1.1\r\nhost: fr.localhost\r\nHost: tn.localhost', 400],
])('responds to %j with %i, and logs no fault', async (head, status) => {
  const { port, lines } = await listening()
  expect(await sendRaw(port, `${head}\r\nconnection: close\r\n\r\n`)).toMatch(
    new RegExp(`^HTTP/1\\.1 ${status} `),
  )
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})
