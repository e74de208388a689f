import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { DOCUMENTS_PATH, type DocumentState, MEDIA_PATH, wireDocumentState } from '#models/document-state.ts'
import { startLocalServer } from '../../../tests/local-server.ts'

export const SECRET = 'a secret of the tests, long enough to be one'

/** The fake responds as the site does, or with a fault. */
export type Manner = 'well' | 'error' | 'refuses' | 'away' | 'cut' | 'silent'

/**
 * The receiving end of deliveries: verifies signatures, stores the newest state of each document, and
 * simulates faults.
 */
export interface FakeSite {
  readonly url: string
  manner: Manner
  /** Refuses only documents with this id. */
  refused: string | undefined
  /** Milliseconds before a response. */
  pause: number
  /** All messages with a valid signature, in order. */
  readonly messages: DocumentState[]
  /** The newest state by `site kind id`. */
  readonly states: Map<string, DocumentState>
  readonly files: Map<string, string>
  /** Messages and files in order. */
  readonly arrivals: string[]
  readonly badSignatures: number
  /** The highest number of concurrent messages, for one document and in total. */
  readonly together: { one: number; all: number }
  stop(): Promise<void>
}

const keyOf = ({ site, kind, id }: DocumentState) => `${site} ${kind} ${id}`

function respond(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

type Site = { -readonly [Name in keyof FakeSite]: FakeSite[Name] }

function verified(site: Site, request: IncomingMessage, signed: string): boolean {
  try {
    new Webhook(Buffer.from(SECRET).toString('base64')).verify(
      signed,
      request.headers as Record<string, string>,
      { jsonParse: false },
    )
    return true
  } catch {
    site.badSignatures += 1
    return false
  }
}

function troubled(site: Site, response: ServerResponse, id: string): boolean {
  if (site.manner === 'silent') return true
  if (site.manner === 'cut') {
    response.writeHead(200, { 'content-length': '100' })
    response.write('{"result":')
    setTimeout(() => response.destroy(), 10)
    return true
  }
  if (site.manner === 'error') respond(response, 500, { error: 'broken' })
  else if (site.manner === 'away') respond(response, 503, { error: 'away' })
  else if (site.manner === 'refuses' || site.refused === id) {
    respond(response, 400, {
      error: 'unreadable',
      issues: [{ path: 'published.fr.fields.title', message: 'is missing' }],
    })
  } else return false
  return true
}

async function takeDocument(
  site: Site,
  underWay: string[],
  response: ServerResponse,
  state: DocumentState,
): Promise<void> {
  const key = keyOf(state)
  underWay.push(key)
  site.together.one = Math.max(site.together.one, underWay.filter((each) => each === key).length)
  site.together.all = Math.max(site.together.all, underWay.length)
  site.messages.push(state)
  site.arrivals.push(key)
  await wait(site.pause)
  underWay.splice(underWay.indexOf(key), 1)
  // Stored although the response is lost.
  const isNew = state.revision > (site.states.get(key)?.revision ?? 0)
  const stores = site.manner === 'well' || site.manner === 'cut'
  if (stores && isNew && site.refused !== state.id) site.states.set(key, state)
  if (!troubled(site, response, state.id)) respond(response, 200, { result: isNew ? 'stored' : 'known' })
}

function takeFile(site: Site, response: ServerResponse, name: string, bytes: Buffer): void {
  site.arrivals.push(name)
  if (troubled(site, response, name)) return
  site.files.set(name, bytes.toString())
  respond(response, 200, { result: 'stored' })
}

export async function startFakeSite(port = 0): Promise<FakeSite> {
  const underWay: string[] = []
  const site: Site = {
    url: '',
    manner: 'well',
    refused: undefined,
    pause: 0,
    messages: [],
    states: new Map(),
    files: new Map(),
    arrivals: [],
    badSignatures: 0,
    together: { one: 0, all: 0 },
    stop: async () => {},
  }
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = await buffer(request)
    const { url = '' } = request
    const isFile = url.startsWith(MEDIA_PATH)
    const signed = isFile ? createHash('sha256').update(bytes).digest('hex') : bytes.toString()
    if (!isFile && url !== DOCUMENTS_PATH) return respond(response, 404, {})
    if (!verified(site, request, signed)) return respond(response, 401, { error: 'signature' })
    if (isFile) return takeFile(site, response, url.slice(MEDIA_PATH.length), bytes)
    return takeDocument(site, underWay, response, wireDocumentState.parse(JSON.parse(signed)))
  }
  const server = await startLocalServer((request, response) => void take(request, response), port)
  return Object.assign(site, server)
}
