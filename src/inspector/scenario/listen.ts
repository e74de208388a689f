/** A line of a scenario in the making. */
export type Draft = { at: number } & Record<string, unknown>

const recordedHeaders = ['retry-after']
const withoutAnswer = { status: 0, body: null }

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.clone().text()
  try {
    return text === '' ? null : (JSON.parse(text) as unknown)
  } catch {
    return text
  }
}

function sentBody(body: BodyInit | null | undefined): unknown {
  if (typeof body !== 'string') return undefined
  try {
    return JSON.parse(body) as unknown
  } catch {
    return body
  }
}

/** A path on the page's own host, a whole address elsewhere; null for what belongs to no story. */
function pathOf(address: string): string | null {
  const url = new URL(address, globalThis.location?.href)
  if (url.pathname.startsWith('/assets/')) return null
  return url.origin === globalThis.location?.origin ? url.pathname + url.search : url.href
}

export interface Listening {
  readonly now: () => number
  /** Whether a call that is asked now is part of the story. */
  readonly belongs: () => boolean
  readonly reserve: (draft: Draft) => void
}

/**
 * Listens to `fetch` until what it returns is called. A call keeps its place among what is recorded from the moment it is asked; status, body
 * and delay come with its answer.
 */
export function listenToNetwork(
  network: { fetch: typeof globalThis.fetch },
  { now, belongs, reserve }: Listening,
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
      Object.assign(draft, withoutAnswer, { delay: now() - began })
      throw error
    }
  }
  return () => {
    network.fetch = real
  }
}
