import { checkStatus, inTime, readResponseJson } from '@marquee/kit/http/calls.ts'
import { MalformedError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import ky, { type KyInstance } from 'ky'
import { addressOf, type Call, type Params } from './call.ts'
import type { ReadOptions, Source, SourceLog, SourceResponse } from './source.ts'

export interface HttpOptions {
  readonly site: string
  /** Origin of the source (`https://api.example`); '' for the page's own. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch
  readonly log?: SourceLog
  /** Longest response in bytes; default is the limit for services of others. */
  readonly maxBytes?: number
}

const retries = {
  limit: 2,
  methods: ['get' as const],
  delay: (attempt: number) => 100 * 2 ** attempt,
  jitter: true,
  afterStatusCodes: [],
  statusCodes: [429, 500, 502, 503, 504],
}
const loggedSkipped = 10

/** A ky instance that throws only for statuses worth a retry; others are responses. */
export function createHttp(fetcher?: typeof globalThis.fetch): KyInstance {
  return ky.create({
    retry: retries,
    timeout: false,
    throwHttpErrors: (status) => status === 429 || status >= 500,
    headers: { accept: 'application/json' },
    ...(fetcher === undefined ? {} : { fetch: fetcher }),
  })
}

function isEmpty(raw: unknown): boolean {
  return raw === null || (typeof raw === 'object' && Object.keys(raw).length === 0)
}

export function interpret<M>(
  call: Call<M>,
  raw: unknown,
  address: string,
): Pick<SourceResponse<NonNullable<M>>, 'model' | 'skipped'> & { readonly items: number } {
  if (raw === null || (call.returns === 'item' && isEmpty(raw))) throw new NotFoundError(address)
  const missing = call.missing(raw)
  if (missing !== null) throw new NotFoundError(missing)
  const parsed = call.parse(call.returns === 'record' && Array.isArray(raw) && raw.length === 0 ? {} : raw)
  if (!parsed.ok) throw new MalformedError(`${address}: ${parsed.reason}`)
  const { model, skipped, items } = parsed
  if (model === null || model === undefined) throw new NotFoundError(address)
  return { model, skipped, items }
}

/** A source over HTTP, uncached: 10 s per call, two quick retries. */
export function createHttpSource({
  site,
  baseUrl,
  fetch: fetcher,
  log = () => {},
  maxBytes,
}: HttpOptions): Source {
  const http = createHttp(fetcher)
  const base = `${baseUrl.replace(/\/+$/, '')}/api/`

  async function request<M>(
    call: Call<M>,
    params: Params,
    options: ReadOptions,
  ): Promise<SourceResponse<NonNullable<M>> | undefined> {
    const path = addressOf(call, params)
    if (path === null) throw new NotFoundError(call.path)
    return inTime(path, async (signal) => {
      const response = await http.get(base + path, { ...options, signal })
      if (response.status === 304) return undefined
      checkStatus(response, path)
      const { json, bytes } = await readResponseJson(response, path, maxBytes)
      const { model, skipped, items } = interpret(call, json, path)
      log({ kind: 'read', site, call: path, items, skipped: skipped.length })
      if (skipped.length > 0)
        log({
          kind: 'drops',
          site,
          call: path,
          count: skipped.length,
          drops: skipped.slice(0, loggedSkipped),
        })
      const version = response.headers.get('etag')
      return { model, skipped, bytes, stale: false, ...(version === null ? {} : { version }) }
    }).catch((error: unknown) => {
      if (error instanceof MalformedError) log({ kind: 'malformed', site, call: path, reason: error.message })
      throw error
    })
  }

  return {
    async read(call, params, options = {}) {
      const response = await request(call, params, options)
      if (!response) throw new UnavailableError(`${call.path}: status 304 to a request without a version`)
      return response
    },
    readNewer: (call, params, version) => request(call, params, { headers: { 'if-none-match': version } }),
  }
}
