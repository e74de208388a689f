import { readBytes } from '@marquee/kit/http/read-body.ts'
import inject from 'light-my-request'
import type Provider from 'oidc-provider'

const MAX_BODY = 65_536

/** Request headers that claim another origin or are given anew, and response headers that the outer server sets itself. */
const notPassedOn =
  /^(?:x-forwarded-.*|forwarded|host|cookie|connection|keep-alive|transfer-encoding|content-length|date)$/

function requestHeaders(request: Request, origin: URL): Record<string, string> {
  const headers = Object.fromEntries([...request.headers].filter(([name]) => !notPassedOn.test(name)))
  return { ...headers, host: origin.host, 'x-forwarded-proto': origin.protocol.slice(0, -1) }
}

function responseHeaders(headers: Readonly<Record<string, number | string | string[] | undefined>>): Headers {
  const passed = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || notPassedOn.test(name)) continue
    for (const each of Array.isArray(value) ? value : [String(value)]) passed.append(name, each)
  }
  return passed
}

/** The visitor disconnected before the whole body arrived: no fault of the provider or the site. */
export class BrokenBody extends Error {}

async function bodyOf(request: Request): Promise<Uint8Array<ArrayBuffer> | 'tooLarge'> {
  try {
    return await readBytes(request, MAX_BODY)
  } catch (cause) {
    throw new BrokenBody('the body of the request broke off', { cause })
  }
}

interface ProviderCall {
  /** The public one. */
  readonly origin: string
  readonly address: string | undefined
  /** Replaces the header of the request; null: none. */
  readonly cookie: string | null
}

/** Calls the provider, a `node:http` handler, without a socket. */
export async function callProvider(
  provider: Provider,
  request: Request,
  { origin, address, cookie }: ProviderCall,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = await bodyOf(request)
  if (body === 'tooLarge')
    return new Response(null, { status: 413, headers: { 'cache-control': 'no-store' } })
  const handle = provider.callback()
  const response = await inject((incoming, outgoing) => void handle(incoming, outgoing), {
    method: request.method as 'GET',
    url: pathname + search,
    headers: { ...requestHeaders(request, new URL(origin)), ...(cookie !== null && { cookie }) },
    ...(address === undefined ? {} : { remoteAddress: address }),
    ...(body.byteLength === 0 ? {} : { payload: Buffer.from(body) }),
  })
  const { statusCode: status, rawPayload } = response
  const hasBody = rawPayload.byteLength > 0 && request.method !== 'HEAD' && status !== 204 && status !== 304
  return new Response(hasBody ? new Uint8Array(rawPayload) : null, {
    status,
    headers: responseHeaders(response.headers),
  })
}
