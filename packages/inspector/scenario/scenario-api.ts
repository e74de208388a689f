import type { SimulatedClock } from 'xstate'
import type { HttpLine, Numbered, Scenario } from './format.ts'

export interface ScenarioApi {
  readonly fetch: typeof globalThis.fetch
  /** The line's request once it was made. */
  readonly requestFor: (line: Numbered<HttpLine>) => { readonly sent: unknown } | undefined
  /** Requests without a line. */
  readonly unknown: () => readonly string[]
}

/** The path with its query in a fixed order. */
function plainPath(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  searchParams.sort()
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/** JSON if it is some, else text. */
export async function bodyOf(message: Request | Response): Promise<unknown> {
  const text = await message.clone().text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return text
  }
}

function responseOf({ status, body, headers = {} }: HttpLine): Response {
  if (status === 0) throw new TypeError('Failed to fetch')
  return body === null ? new Response(null, { status, headers }) : Response.json(body, { status, headers })
}

/** Responds as the lines of a scenario, each once and in order, when the clock reaches it. */
export function scenarioApi({ lines }: Scenario, clock: SimulatedClock): ScenarioApi {
  const exchanges = lines.filter((line) => line.kind === 'http')
  const requests = new Map<Numbered<HttpLine>, { readonly sent: unknown }>()
  const unknown: string[] = []
  async function respond(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const path = plainPath(pathname + search)
    const line = exchanges.find(
      (each) => !requests.has(each) && each.method === request.method && plainPath(each.path) === path,
    )
    if (!line) {
      unknown.push(`${request.method} ${path}`)
      throw new TypeError('Failed to fetch')
    }
    requests.set(line, { sent: await bodyOf(request) })
    const wait = line.at + line.delay - clock.now()
    if (wait > 0) await new Promise<void>((resolve) => clock.setTimeout(resolve, wait))
    return responseOf(line)
  }
  const fetcher: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    signal.throwIfAborted()
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
    )
    return Promise.race([respond(request), aborted])
  }
  return { fetch: fetcher, requestFor: (line) => requests.get(line), unknown: () => unknown }
}
