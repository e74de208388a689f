import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface Translated {
  readonly q: readonly string[]
  readonly source: string
  readonly target: string
  readonly format: string
  readonly api_key?: string
}

interface Response {
  readonly status?: number
  readonly body: string
}

export interface TranslationServer {
  readonly url: string
  /** Requests since it was last emptied. */
  readonly received: Translated[]
  /** How it responds; at first with the texts in capitals. */
  respondWith: (sent: Translated) => Response
  stop(): Promise<void>
}

export const inCapitals = ({ q }: Translated): Response => ({
  body: JSON.stringify({ translatedText: q.map((text) => text.toUpperCase()) }),
})

/** A server with LibreTranslate's `/translate`, on loopback. */
export async function startTranslationServer(): Promise<TranslationServer> {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = (await json(request)) as Translated
    opened.received.push(sent)
    const { status = 200, body } =
      request.url === '/translate' ? opened.respondWith(sent) : { status: 404, body: '' }
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const opened: TranslationServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    respondWith: inCapitals,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return opened
}
