import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { DOCUMENTS_PATH, type DocumentState, MEDIA_PATH, wireDocumentState } from '../../../content-models/document-state.ts'

export const SECRET = 'a secret of the tests, long enough to be one'

/** How it answers: as the site does, or with one of the faults that a site can have. */
export type Manner = 'well' | 'error' | 'refuses' | 'away' | 'cut' | 'silent'

/** What the sender sees of a site: it checks signatures, keeps the newest state of each document, and can be in trouble. */
export interface FakeSite {
  readonly url: string
  manner: Manner
  /** Refuses only documents with this id. */
  refused: string | undefined
  /** Milliseconds before an answer. */
  pause: number
  /** All well-signed messages in the order in which they came. */
  readonly messages: DocumentState[]
  /** The newest state by `site kind id`. */
  readonly states: Map<string, DocumentState>
  readonly files: Map<string, string>
  /** Messages and files as they came. */
  readonly arrivals: string[]
  readonly badSignatures: number
  /** The most messages that were under way at a time: for one document, and altogether. */
  readonly together: { one: number; all: number }
  stop(): Promise<void>
}

const keyOf = ({ site, kind, id }: DocumentState) => `${site} ${kind} ${id}`

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

export async function startFakeSite(port = 0): Promise<FakeSite> {
  const webhook = new Webhook(Buffer.from(SECRET).toString('base64'))
  const underWay = new Map<string, number>()
  const site = {
    url: '',
    manner: 'well' as Manner,
    refused: undefined as string | undefined,
    pause: 0,
    messages: [] as DocumentState[],
    states: new Map<string, DocumentState>(),
    files: new Map<string, string>(),
    arrivals: [] as string[],
    badSignatures: 0,
    together: { one: 0, all: 0 },
    stop: async () => {},
  }

  function verified(request: IncomingMessage, signed: string): boolean {
    try {
      webhook.verify(signed, request.headers as Record<string, string>)
      return true
    } catch {
      site.badSignatures += 1
      return false
    }
  }

  function troubled(response: ServerResponse, id: string): boolean {
    if (site.manner === 'silent') return true
    if (site.manner === 'cut') {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"result":')
      setTimeout(() => response.destroy(), 10)
      return true
    }
    if (site.manner === 'error') answer(response, 500, { error: 'broken' })
    else if (site.manner === 'away') answer(response, 503, { error: 'away' })
    else if (site.manner === 'refuses' || site.refused === id) {
      answer(response, 400, { error: 'unreadable', issues: [{ path: 'published.fr.fields.title', message: 'is missing' }] })
    } else return false
    return true
  }

  async function takeDocument(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    if (!verified(request, body)) return answer(response, 401, { error: 'signature' })
    const state = wireDocumentState.parse(JSON.parse(body))
    const key = keyOf(state)
    underWay.set(key, (underWay.get(key) ?? 0) + 1)
    site.together.one = Math.max(site.together.one, underWay.get(key) ?? 0)
    site.together.all = Math.max(
      site.together.all,
      [...underWay.values()].reduce((sum, each) => sum + each, 0),
    )
    site.messages.push(state)
    site.arrivals.push(key)
    await wait(site.pause)
    underWay.set(key, (underWay.get(key) ?? 1) - 1)
    // An answer that is lost does not mean that nothing was stored.
    const isNew = state.revision > (site.states.get(key)?.revision ?? 0)
    const stores = site.manner === 'well' || site.manner === 'cut'
    if (stores && isNew && site.refused !== state.id) site.states.set(key, state)
    if (!troubled(response, state.id)) answer(response, 200, { result: isNew ? 'stored' : 'known' })
  }

  const server = createServer((request, response) => {
    void bodyOf(request).then(async (bytes) => {
      const { url = '' } = request
      if (request.method === 'POST' && url === DOCUMENTS_PATH) return takeDocument(request, response, bytes.toString())
      if (request.method !== 'PUT' || !url.startsWith(MEDIA_PATH)) return answer(response, 404, {})
      const hash = createHash('sha256').update(bytes).digest('hex')
      if (!verified(request, hash)) return answer(response, 401, {})
      const name = url.slice(MEDIA_PATH.length)
      site.arrivals.push(name)
      if (troubled(response, name)) return undefined
      site.files.set(name, bytes.toString())
      return answer(response, 200, { result: 'stored' })
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  site.stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return site
}
