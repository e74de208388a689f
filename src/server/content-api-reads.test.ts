import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serviceLimits } from '#config/service-limits.ts'
import { fakeApis, fakeOuter } from './outer-server.fixture.ts'

const { apiReads, renders } = serviceLimits

interface Answer {
  readonly status: number | undefined
  readonly retryAfter: string | undefined
  readonly text: string
  readonly refusal: string | string[] | undefined
}

const send = (port: number, method: string, address: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { host: 'cinema.example', 'x-forwarded-for': address }
    request({ host: '127.0.0.1', port, path: '/api/shows', method, headers, agent: false }, (response) => {
      const { statusCode: status, headers: received } = response
      text(response).then(
        (body) =>
          resolve({
            status,
            retryAfter: received['retry-after'],
            refusal: received['x-refusal'],
            text: body,
          }),
        reject,
      )
    })
      .on('error', reject)
      .end()
  })

/** A server whose content API waits until `end`. */
async function heldApi(environment: Record<string, string> = {}) {
  // A read that waits for its turn is not refused for its time, however slow the machine is.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  let begun = 0
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const content: typeof fakeApis.content = async () => {
    begun += 1
    await promise
    return Response.json([])
  }
  const apis = { ...fakeApis, content }
  const { outer } = fakeOuter({ TRUST_PROXY: '1', HOST_FR: 'cinema.example', ...environment }, { apis })
  const { port, close } = await outer.listen(0)
  onTestFinished(close)
  const read = (address: string, method = 'GET') => send(port, method, address)
  const fullShare = (address: string) => Array.from({ length: apiReads.perHolder }, () => read(address))
  const requests = async () => {
    const metrics = await (await outer.fetch(new Request('http://x/metrics'))).text()
    return Number(/^renders\{kind="api",state="waiting"\} (\d+)$/m.exec(metrics)?.[1]) + begun
  }
  return { read, fullShare, begun: () => begun, requests, end }
}

it('refuses reads of an address beyond its share, and has places for others', async () => {
  const { read, fullShare, requests, end } = await heldApi()
  const ofOne = fullShare('192.0.2.1')
  await expect.poll(requests).toBe(apiReads.perHolder)
  expect(await read('192.0.2.1')).toEqual({
    status: 429,
    retryAfter: '5',
    refusal: 'reads-per-address',
    text: '{"error":"busy"}',
  })
  const ofOther = read('192.0.2.2')
  end()
  expect(new Set((await Promise.all([...ofOne, ofOther])).map(({ status }) => status))).toEqual(
    new Set([200]),
  )
  expect((await read('192.0.2.1')).status).toBe(200)
})

it('computes a few reads at once, and refuses what would wait behind too many of all addresses', async () => {
  const { read, fullShare, begun, requests, end } = await heldApi()
  const most = renders.api.atOnce + renders.api.waiting
  const all = Array.from({ length: Math.floor(most / apiReads.perHolder) }, (_, index) =>
    fullShare(`192.0.2.${index + 1}`),
  ).flat()
  while (all.length < most) all.push(read(`192.0.2.${all.length}`))
  await expect.poll(requests).toBe(most)
  expect(begun()).toBe(renders.api.atOnce)
  expect((await read('198.51.100.1')).status).toBe(503)
  end()
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
})

it('lets probes and pages pass between two reads', async () => {
  const done: string[] = []
  const content: typeof fakeApis.content = async () => {
    done.push('read')
    return Response.json([])
  }
  const { outer } = fakeOuter({}, { apis: { ...fakeApis, content } })
  const reads = Array.from({ length: 20 }, () => outer.fetch(new Request('http://fr.localhost/api/shows')))
  await turn()
  await outer.fetch(new Request('http://fr.localhost/healthz'))
  done.push('probe')
  await Promise.all(reads)
  expect(done.indexOf('probe')).toBeLessThan(5)
})

it.each([
  ['calls that an outside source answers', { CONTENT_API_FR: 'http://source.example' }, 'GET'],
  ['writes, which have limits of their own', {}, 'POST'],
])('holds back no %s', async (_, environment, method) => {
  const { read, begun, end } = await heldApi(environment)
  const all = Array.from({ length: apiReads.perHolder + 1 }, () => read('192.0.2.1', method))
  await expect.poll(begun).toBe(all.length)
  end()
  expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]))
})
