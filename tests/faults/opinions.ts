import { request } from 'node:http'
import { openStore } from '../../src/wiring/open-store.ts'
import type { Product } from '../unleash/product.ts'

interface Place {
  readonly dataDir: string
  readonly databaseUrl?: string
}

const SENDERS = 4

/** Each number has a loopback address of its own, because an address may send ten an hour. */
function sendOne(port: number, text: string, number: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const origin = `http://fr.localhost:${port}`
    const options = {
      host: '127.0.0.1',
      localAddress: `127.1.${1 + (Math.floor(number / 250) % 250)}.${1 + (number % 250)}`,
      port,
      path: '/api/feedback?language=fr',
      method: 'POST',
      headers: { host: `fr.localhost:${port}`, origin, 'content-type': 'application/json' },
      agent: false,
      timeout: 10_000,
    }
    request(options, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode)).on('error', reject)
    })
      .on('error', reject)
      .end(JSON.stringify({ rating: 4, text, path: '/films' }))
  })
}

/** Sends feedback without a pause, until `stop`. */
export function sendOpinions({ port }: Product) {
  const acknowledged = new Set<string>()
  let sent = 0
  let stopped = false
  async function send(): Promise<void> {
    while (!stopped) {
      const number = (sent += 1)
      const text = `opinion-${number}`
      const status = await sendOne(port, text, number).catch(() => undefined)
      if (status === 204) acknowledged.add(text)
      else await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const senders = Array.from({ length: SENDERS }, send)
  return {
    /** Acknowledged opinions that are not stored, or stored twice; in words. */
    async stop(place: Place): Promise<string> {
      stopped = true
      await Promise.all(senders)
      const store = await openStore(place)
      const rows = await store.read.selectFrom('feedback').select('text').execute()
      await store.close()
      const texts = rows.map(({ text }) => text ?? '')
      const stored = new Set(texts)
      const lost = [...acknowledged].filter((text) => !stored.has(text)).length
      return `${lost} of ${acknowledged.size} acknowledged opinions, ${texts.length - stored.size} stored twice`
    },
  }
}
