import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { addressOf, type Call, type Params } from '../../src/api/call.ts'
import { type CallName, contract, type ModelOf } from '../../src/api/contract.ts'
import { interpret } from '../../src/api/http.ts'

/** Requests an address below `/api/` (`news?language=fr`), with the version that is known of it in If-None-Match. */
export type FetchApi = (address: string, known?: string) => Promise<Response>

/** Asks for a response other than the version that is known. */
export const unlessKnown = (version: string | undefined): { readonly headers?: Record<string, string> } =>
  version === undefined ? {} : { headers: { 'if-none-match': version } }

export type Reading<Model> =
  | {
      readonly is: 'read'
      readonly address: string
      readonly model: Model
      readonly skipped: readonly string[]
    }
  | { readonly is: 'missing'; readonly address: string }
  | { readonly is: 'wrong'; readonly address: string; readonly reason: string }

/** An API under test, read as the site reads it. Each address is requested once. */
export interface Api {
  read<Name extends CallName>(name: Name, params?: Params): Promise<Reading<ModelOf<Name>>>
}

const TOO_LATE = 10_000
const TOO_LONG = 5_000_000

/**
 * `only` makes an unreadable call that no real source has count as missing: such sources may send anything
 * there.
 */
export function apiOver(fetchApi: FetchApi, only?: 'observed'): Api {
  const cached = new Map<string, Promise<Reading<unknown>>>()
  return {
    read: <Name extends CallName>(name: Name, params: Params = {}) => {
      const call: Call = contract[name]
      const address = addressOf(call, params) ?? call.path
      const known =
        cached.get(`${name} ${address}`) ??
        readResponse(fetchApi, call, address).then((reading) =>
          isForgiven(call, only) && reading.is === 'wrong' ? { is: 'missing', address } : reading,
        )
      cached.set(`${name} ${address}`, known)
      return known as Promise<Reading<ModelOf<Name>>>
    },
  }
}

const isForgiven = ({ origin }: Call, only: 'observed' | undefined): boolean =>
  only === 'observed' && origin === 'designed'

async function readResponse(fetchApi: FetchApi, call: Call, address: string): Promise<Reading<unknown>> {
  const wrong = (reason: string): Reading<unknown> => ({ is: 'wrong', address, reason })
  const begun = performance.now()
  const response = await fetchApi(address).catch((error: unknown) => String(error))
  if (typeof response === 'string') return wrong(`no answer: ${response}`)
  const text = await response.text()
  if (performance.now() - begun > TOO_LATE) return wrong('the answer took longer than 10 s')
  if (response.status === 404 || response.status === 410) return { is: 'missing', address }
  if (response.status !== 200) return wrong(`status ${response.status}`)
  if (!/^application\/(?:[a-z.]+\+)?json\b/.test(response.headers.get('content-type') ?? ''))
    return wrong(
      `the content type is ${response.headers.get('content-type') ?? 'missing'}, not application/json`,
    )
  if (Buffer.byteLength(text) > TOO_LONG)
    return wrong(`the answer has ${Buffer.byteLength(text)} bytes; 5,000,000 are read`)
  return interpreted(call, address, text)
}

function interpreted(call: Call, address: string, text: string): Reading<unknown> {
  try {
    const { model, skipped } = interpret(call, text.trim() === '' ? null : JSON.parse(text), address)
    return {
      is: 'read',
      address,
      model,
      skipped: skipped.map(({ path, reason }) => `left out: ${path}: ${reason}`),
    }
  } catch (error) {
    if (error instanceof NotFoundError) return { is: 'missing', address }
    return { is: 'wrong', address, reason: error instanceof Error ? error.message : String(error) }
  }
}
