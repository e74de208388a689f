import { get, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { SiteId } from '#config/sites.ts'
import { sites } from '#config/sites.ts'

export const port = Number(process.env.E2E_PORT ?? 3900)

export const originOf = (site: SiteId): string => `http://${sites[site].hosts.local}:${port}`

/** Origin of the client host of the site with this origin. */
export const clientOriginOf = (origin: string): string => origin.replace('://', '://client.')

export interface SiteResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface SiteRequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Port of another product than the shared one. */
  readonly port?: number
}

interface RawResponse extends Omit<SiteResponse, 'body'> {
  /** The body as received: compressed if the headers name an encoding. */
  readonly bytes: Buffer
}

function rawRequest(
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, port: at = port }: SiteRequestOptions = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: at,
      path,
      method,
      headers: { ...headers, host: `${host}:${at}` },
      agent: false,
    }
    const call = (method === 'GET' ? get : request)(options, (response) => {
      const { statusCode: status = 0, headers: received } = response
      buffer(response).then((bytes) => resolve({ status, headers: received, bytes }), reject)
    })
    call.on('error', reject)
    if (method !== 'GET') call.end(body)
  })
}

const TRIES = 3

interface StatusAndHeaders {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Retries a page that a busy machine has not rendered in time, as a crawler does: after Retry-After of a 503,
 * twice at most.
 */
export async function untilAvailable<Result>(
  send: () => Promise<Result>,
  read: (result: Result) => StatusAndHeaders,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await send()
    const { status, headers } = read(result)
    const seconds = Number(headers['retry-after'])
    if (status !== 503 || !(seconds > 0) || tries === TRIES) return result
    await setTimeout(seconds * 1_000)
  }
}

/** Requests a path of a site from the running product. Does not follow redirects. */
export async function requestHost(
  host: string,
  path: string,
  options: SiteRequestOptions = {},
): Promise<SiteResponse> {
  const { bytes, ...received } = await rawRequest(host, path, {
    ...options,
    headers: { 'accept-encoding': 'gzip', ...options.headers },
  })
  const body = received.headers['content-encoding'] === 'gzip' && bytes.length ? gunzipSync(bytes) : bytes
  return { ...received, body: body.toString('utf8') }
}

export const requestBytes = (site: SiteId, path: string, options?: SiteRequestOptions) =>
  rawRequest(sites[site].hosts.local, path, options)

export const requestSite = (site: SiteId, path: string, options?: SiteRequestOptions) =>
  requestHost(sites[site].hosts.local, path, options)

/** Reads until two rounds agree: lists are rendered again once the programme of a fresh product is loaded. */

export async function eachOf<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
