import { connect } from 'node:net'
import { serviceLimits } from '#config/service-limits.ts'
import { type Attack, countOf } from './attack.ts'
import { HOSTS, type PublicProduct } from './public-product.ts'

const { seconds, headerSeconds } = serviceLimits.bodies
/** Late requests are looked for every five seconds. */
const CHECK = 5
const DRIP = 500

interface Dripped {
  /** 0 if the connection ends without a response, or never. */
  readonly status: number
  /** Seconds until the connection ends. */
  readonly seconds: number
}

/** Sends `begin`, then a byte every half second, until the connection ends or `patience` seconds have passed. */
function drip({ port }: PublicProduct, begin: string, patience: number): Promise<Dripped> {
  const began = performance.now()
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(begin))
    const dripping = setInterval(() => socket.writable && socket.write('x'), DRIP)
    const late = setTimeout(() => socket.destroy(), patience * 1_000)
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(dripping)
      clearTimeout(late)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0)
      resolve({ status, seconds: (performance.now() - began) / 1_000 })
    })
  })
}

const head = (host: string, path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: https://${host}\r\nX-Forwarded-For: 198.51.100.130\r\n`
const body = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'

const drippingRequests: Attack = {
  name: 'bodies and headers that arrive a byte at a time',
  async run(product) {
    const slack = 3 * CHECK
    const bodies = [
      [HOSTS.site, '/api/feedback'],
      [HOSTS.site, '/api/chat/conversations'],
      [HOSTS.client, '/fr/sign-in'],
      [HOSTS.client, '/oauth/token'],
    ].map(([host = '', path = '']) => drip(product, head(host, path) + body, seconds + 2 * slack))
    const headers = Array.from({ length: 4 }, () =>
      drip(product, `${head(HOSTS.site, '/api/feedback')}X-Slow: `, seconds),
    )
    const other = await product.send(HOSTS.site, '/healthz', { from: '198.51.100.131' })
    const [ofBodies, ofHeaders] = [await Promise.all(bodies), await Promise.all(headers)]
    const isInTime = (list: readonly Dripped[], limit: number) =>
      list.every((each) => each.status >= 400 && each.seconds <= limit + slack)
    const longest = (list: readonly Dripped[]) => Math.round(Math.max(...list.map((each) => each.seconds)))
    const statuses = [...ofBodies, ...ofHeaders].map(({ status }) => status)
    return {
      held: isInTime(ofBodies, seconds) && isInTime(ofHeaders, headerSeconds) && other.status === 200,
      seen: `${countOf(statuses)}; bodies end after ${longest(ofBodies)} s, headers after ${longest(ofHeaders)} s`,
    }
  },
}

export const slowBodies: readonly Attack[] = [drippingRequests]
