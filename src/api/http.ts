import { GoneError, MalformedError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { readBytes } from '@marquee/kit/http/read-bytes.ts'
import ky, { type KyInstance } from 'ky'
import { pageLimits } from '#config/page-limits.ts'
import { addressOf, type Call } from './call.ts'
import type { ReadOptions, Source, SourceLog, SourceResponse } from './source.ts'

export interface HttpOptions {
  readonly site: string
  /** Origin of the source (`https://api.example`); '' for the page's own. */
  readonly baseUrl: string
  readonly fetch?: typeof globalThis.fetch
  readonly log?: SourceLog
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

/** Runs a request within the time limit of a call, body included. Throws UnavailableError for network faults, timeouts and server errors. */
export async function inTime<T>(
  address: string,
  request: (signal: AbortSignal) => Promise<T>,
  milliseconds: number = pageLimits.upstream.callTimeout,
): Promise<T> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), milliseconds)
  const expired = new Promise<never>((_, reject) => {
    abort.signal.addEventListener(
      'abort',
      () => reject(new UnavailableError(`${address}: timed out after ${milliseconds} ms`)),
      { once: true },
    )
  })
  try {
    return await Promise.race([request(abort.signal), expired])
  } catch (error) {
    throw asOurs(error, address)
  } finally {
    clearTimeout(timer)
  }
}

function asOurs(error: unknown, address: string): Error {
  if (error instanceof NotFoundError || error instanceof UnavailableError || error instanceof MalformedError)
    return error
  const status =
    error instanceof Error && 'response' in error && error.response instanceof Response
      ? error.response.status
      : null
  const message = `${address}: ${status === null ? 'no answer' : `status ${status}`}`
  return new UnavailableError(message, status === null ? { cause: error } : { cause: error, status })
}

export function checkStatus(response: Response, address: string): void {
  if (response.ok) return
  void response.body?.cancel()
  if (response.status === 404) throw new NotFoundError(address)
  if (response.status === 410) throw new GoneError(address)
  throw new UnavailableError(`${address}: status ${response.status}`, { status: response.status })
}

export async function readResponseJson(
  response: Response,
  address: string,
): Promise<{ readonly json: unknown; readonly bytes: number }> {
  const read = await readBytes(response, pageLimits.upstream.maxBytes)
  if (read === 'tooLarge')
    throw new MalformedError(`${address}: larger than ${pageLimits.upstream.maxBytes} bytes`)
  const bytes = read.byteLength
  const text = new TextDecoder().decode(read)
  if (text.trim() === '') return { json: null, bytes }
  try {
    const json: unknown = JSON.parse(text)
    return { json, bytes }
  } catch (error) {
    throw new MalformedError(`${address}: invalid JSON`, { cause: error })
  }
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

/** A source over HTTP, uncached: 10 s per call, two quick retries, responses of at most 5 MB. */
export function createHttpSource({ site, baseUrl, fetch: fetcher, log = () => {} }: HttpOptions): Source {
  const http = createHttp(fetcher)
  const base = `${baseUrl.replace(/\/+$/, '')}/api/`

  async function read<M>(
    call: Call<M>,
    params: Record<string, string | undefined>,
    options: ReadOptions = {},
  ): Promise<SourceResponse<NonNullable<M>>> {
    const path = addressOf(call, params)
    if (path === null) throw new NotFoundError(call.path)
    return inTime(path, async (signal) => {
      const response = await http.get(base + path, { ...options, signal })
      checkStatus(response, path)
      const { json, bytes } = await readResponseJson(response, path)
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
      return { model, skipped, bytes, stale: false }
    }).catch((error: unknown) => {
      if (error instanceof MalformedError) log({ kind: 'malformed', site, call: path, reason: error.message })
      throw error
    })
  }

  return { read }
}
