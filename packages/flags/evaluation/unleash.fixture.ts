import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defaultFlags, flagNames } from '#config/flags.ts'
import { type SiteId, siteIds } from '#config/sites.ts'

export const TOKEN = 'default:development.unleash-insecure-client-api-token'

export interface FakeFeature {
  readonly name: string
  readonly enabled: boolean
  readonly strategies: readonly object[]
  readonly [more: string]: unknown
}

const constraint = (contextName: string, ...values: string[]) => ({
  contextName,
  operator: 'IN',
  values,
  inverted: false,
})

export const strategyOn = (sites: readonly string[], ...more: object[]) => ({
  name: 'default',
  parameters: {},
  constraints: [constraint('site', ...sites), ...more],
})

export const featureOn = (name: string, sites: readonly string[], more: object = {}): FakeFeature => ({
  name,
  enabled: sites.length > 0,
  strategies: [strategyOn(sites)],
  ...more,
})

export const tableFeatures = (
  changed: Partial<Record<string, Partial<Record<SiteId, boolean>>>> = {},
): FakeFeature[] =>
  flagNames.map((name) =>
    featureOn(
      name,
      siteIds.filter((site) => changed[name]?.[site] ?? defaultFlags(site)[name]),
    ),
  )

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void

export type FakeUnleash = Awaited<ReturnType<typeof startFakeUnleash>>

/** A fake Unleash server on loopback for server-side SDKs, which can be made to fail. */
export async function startFakeUnleash() {
  const state = {
    features: tableFeatures() as readonly unknown[],
    segments: [] as readonly unknown[],
    token: TOKEN,
    /** Replaces the response to the request for features. */
    failure: undefined as Behaviour | undefined,
    questions: 0,
    unchanged: 0,
    accepted: [] as { path: string; body: unknown }[],
  }

  async function record(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    state.accepted.push({ path: request.url ?? '', body: JSON.parse(text) })
    response.writeHead(202).end()
  }

  function features(request: IncomingMessage, response: ServerResponse): void {
    const body = JSON.stringify({ version: 2, features: state.features, segments: state.segments })
    const etag = `"${Buffer.from(body).toString('base64').length}:${state.features.length}:${hash(body)}"`
    if (request.headers['if-none-match'] === etag) {
      state.unchanged += 1
      response.writeHead(304, { etag }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(body)
  }

  const server = createServer((request, response) => {
    const allowed = request.headers.authorization === state.token
    if (request.url === '/api/client/features') {
      state.questions += 1
      if (state.failure) return state.failure(request, response)
      return allowed
        ? features(request, response)
        : void response.writeHead(401).end('{"name":"AuthenticationRequired"}')
    }
    if (request.method === 'POST' && allowed) return void record(request, response)
    response.writeHead(allowed ? 404 : 401).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    state,
    url: `http://127.0.0.1:${port}/api`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function hash(text: string): number {
  let sum = 0
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007
  return sum
}

export const illnesses: Readonly<Record<string, Behaviour>> = {
  hangs: () => {},
  'cuts the line': (request) => void request.socket.destroy(),
  'says 401': (_, response) => void response.writeHead(401).end('{}'),
  'says 429': (_, response) => void response.writeHead(429, { 'retry-after': '1' }).end(),
  'says 503': (_, response) => void response.writeHead(503).end(),
  'leads elsewhere': (_, response) =>
    void response.writeHead(302, { location: 'http://127.0.0.1:1/api/client/features' }).end(),
  'answers HTML': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html', etag: '"html"' })
      .end('<!doctype html><title>Log in</title>'),
  'answers another object': (_, response) =>
    void response.writeHead(200, { etag: '"other"' }).end('{"features":{"voucherChecker":true}}'),
  'answers features of a wrong shape': (_, response) =>
    void response
      .writeHead(200, { etag: '"shape"' })
      .end('{"version":2,"features":[null,7,{"name":"voucherChecker","enabled":"yes"}]}'),
  'answers half a body': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
    response.write('{"version":2,"features":[{"name":"vouc', () => response.destroy())
  },
}
