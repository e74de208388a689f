import { bodyOf } from './scenario-api.ts'

export type Draft = { at: number } & Record<string, unknown>

const recordedHeaders = ['retry-after']
const noResponse = { status: 0, body: null }

function sentBody(body: BodyInit | null | undefined): unknown {
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

/** A path on the page's own host, an address elsewhere; null for requests that are not recorded. */
function pathOf(address: string): string | null {
  const url = new URL(address, globalThis.location?.href)
  if (url.pathname.startsWith('/assets/')) return null
  return url.origin === globalThis.location?.origin ? url.pathname + url.search : url.href
}

export interface RequestListening {
  readonly now: () => number
  /** True while requests are recorded. */
  readonly belongs: () => boolean
  readonly reserve: (draft: Draft) => void
}

/**
 * Records `fetch` until the returned function is called. A request has its place from the time it is sent;
 * status, body and delay are added with its response.
 */
export function listenToNetwork(
  network: { fetch: typeof globalThis.fetch },
  { now, belongs, reserve }: RequestListening,
): () => void {
  const real = network.fetch
  network.fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined
    const path = pathOf(request?.url ?? String(input))
    if (path === null || !belongs()) return real.call(globalThis, input, init)
    const began = now()
    const sent = request ? await request.clone().text() : init?.body
    const draft: Draft = {
      kind: 'http',
      at: began,
      method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
      path,
      sent: sentBody(sent || null),
    }
    reserve(draft)
    try {
      const response = await real.call(globalThis, input, init)
      const headers = Object.fromEntries(
        [...response.headers].filter(([name]) => recordedHeaders.includes(name)),
      )
      Object.assign(draft, { status: response.status, body: await bodyOf(response), delay: now() - began })
      if (Object.keys(headers).length > 0) Object.assign(draft, { headers })
      return response
    } catch (error) {
      Object.assign(draft, noResponse, { delay: now() - began })
      throw error
    }
  }
  return () => {
    network.fetch = real
  }
}
