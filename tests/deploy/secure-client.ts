import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import type { PublicProduct } from '../attacks/public-product.ts'

export interface SecureClient extends Pick<PublicProduct, 'send'> {
  close(): void
}

const LOOPBACK = '127.0.0.1'

/**
 * Sends requests to a port of this machine over TLS, and refuses a certificate that `authority` (PEM) has not signed.
 * `from` is an address of the loopback network.
 */
export function openSecureClient(authority: string, port: number): SecureClient {
  const agent = new Agent({ ca: authority, keepAlive: true, maxSockets: 6 })
  return {
    close: () => agent.destroy(),
    send(host, path, { method = 'GET', from = LOOPBACK, headers = {}, body } = {}) {
      const options = {
        host: LOOPBACK,
        port,
        path,
        method,
        agent,
        localAddress: from,
        servername: host.replace(/:\d+$/, ''),
        headers: { ...headers, host },
      }
      return new Promise((resolve, reject) => {
        const call = request(options, (response) => {
          const { statusCode: status = 0, headers: received } = response
          text(response)
            .then((body) => ({ status, headers: received, body }))
            .then(resolve, reject)
        })
        call.on('error', reject)
        call.end(body)
      })
    },
  }
}

const VISITORS = 6

interface Visits {
  /** Resolves after this many more responses. */
  received(count: number): Promise<void>
  end(): Promise<{ readonly responses: number; readonly failures: readonly string[] }>
}

/** Visitors that request one page after the other until `end`. `pathOf` has the number of the request. */
export function startVisits({ send }: SecureClient, host: string, pathOf: (turn: number) => string): Visits {
  const failures: string[] = []
  let responses = 0
  let visiting = true
  const visit = async (visitor: number) => {
    for (let turn = visitor; visiting; turn += VISITORS) {
      const target = pathOf(turn)
      const failure = await send(host, target).then(
        ({ status, headers }) =>
          status < 400 && headers['strict-transport-security'] !== undefined ? undefined : String(status),
        String,
      )
      responses += 1
      if (failure !== undefined) failures.push(`${target} ${failure}`)
      await pause(5)
    }
  }
  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor))
  return {
    async received(count) {
      const enough = responses + count
      while (responses < enough) await pause(5)
    },
    async end() {
      visiting = false
      await Promise.all(visitors)
      return { responses, failures }
    },
  }
}
