import { inTime, readResponseJson } from '@marquee/kit/http/calls.ts'
import { MalformedError } from '@marquee/kit/http/errors.ts'
import { readBytes } from '@marquee/kit/http/read-body.ts'
import { REFUSAL } from '@marquee/kit/http/refusal-reasons.ts'
import { authentication } from '#config/authentication.ts'
import type { Call } from './call.ts'
import { readClientPath } from './client-path.ts'
import { clientHostCalls } from './contract/client-host.ts'
import { personalCalls } from './contract/personal.ts'
import { type WriteCall, writeCalls } from './contract/writes.ts'
import { forwardedHeaders } from './forwarded-headers.ts'
import { createHttp } from './http.ts'
import { createPassThrough } from './pass-through.ts'

interface PassVisitor {
  readonly address: string | undefined
  /** Host of the request. Cookies of the site's own host are not forwarded, and none are returned to it. */
  readonly host: 'site' | 'client'
}

type Pass = (request: Request, visitor: PassVisitor) => Promise<Response>

const sharedCalls: readonly Call[] = [clientHostCalls.subscriptionOffers, clientHostCalls.permanentAutopromo]

const plain = (path: string) => path.replace(/^(?:v1|\{language\})\//, '')
/** One path segment however the upstream decodes it: no slash, backslash or NUL, literal or percent-encoded. */
const PART = '(?:(?!%(?:2[fF]|5[cC]|00|25))[^/\\\\])+'
const patternOf = (path: string) => new RegExp(`^${plain(path).replace(/\{\w+\}/g, PART)}$`)

const writes: readonly WriteCall[] = Object.values(writeCalls).filter(
  (call: WriteCall) => call.open === undefined,
)
const reads = [clientHostCalls.me, clientHostCalls.favourites, clientHostCalls.webview, personalCalls.client]

const personal: readonly { readonly method: string; readonly path: RegExp }[] = [
  ...reads.map(({ path }) => ({ method: 'GET', path: patternOf(path) })),
  ...writes.map(({ method, path }) => ({ method: method.toUpperCase(), path: patternOf(path) })),
]

const SENT = ['authorization', 'content-type', 'origin', 'user-agent', authentication.csrfHeader]
const RETURNED = ['retry-after', 'www-authenticate']
const EMPTY = [204, 205, 304]
const MOST_BYTES = 16_384

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Status and body if it is JSON, with cookies, which the browser stores for our host. */
async function returned(response: Response, address: string, { host }: PassVisitor): Promise<Response> {
  const { json: body } = EMPTY.includes(response.status)
    ? { json: null }
    : await readResponseJson(response, address)
  const received = EMPTY.includes(response.status)
    ? new Response(null, { status: response.status })
    : json(response.status, body)
  received.headers.set('cache-control', 'no-store')
  for (const name of RETURNED) {
    const value = response.headers.get(name)
    if (value !== null) received.headers.set(name, value)
  }
  if (host === 'client')
    for (const cookie of response.headers.getSetCookie()) received.headers.append('set-cookie', cookie)
  return received
}

function createPersonalPass(baseUrl: string): Pass {
  const http = createHttp()
  return async (request, visitor) => {
    const { pathname, search } = new URL(request.url)
    const body = await readBytes(request, MOST_BYTES)
    if (body === 'tooLarge') return json(413, { error: `the body is larger than ${MOST_BYTES} bytes` })
    try {
      return await inTime(pathname, async (signal) => {
        const response = await http(`${baseUrl.replace(/\/+$/, '')}${pathname}${search}`, {
          method: request.method,
          signal,
          retry: 0,
          redirect: 'manual',
          throwHttpErrors: false,
          headers: forwardedHeaders(
            request,
            visitor.host === 'client' ? [...SENT, 'cookie'] : SENT,
            visitor.address,
          ),
          ...(body.byteLength > 0 ? { body } : {}),
        })
        if (response.status >= 300 && response.status < 400)
          throw new MalformedError(`${pathname}: a redirect`)
        return returned(response, pathname, visitor)
      })
    } catch (error) {
      if (error instanceof MalformedError) return json(502, { error: 'malformed' })
      const received = json(503, { error: 'unavailable' })
      received.headers.set('retry-after', '5')
      received.headers.set(REFUSAL, 'source-unavailable')
      return received
    }
  }
}

/**
 * Answers `/api/…` of a client host from an outside one. Shared calls as `createPassThrough` does, with the language where the contract has it.
 * Personal ones are forwarded once, on their original path, with the visitor's token, cookies and CSRF value; they are never cached.
 */
export function createClientPassThrough(baseUrl: string, languages: readonly string[]): Pass {
  const passShared = createPassThrough(baseUrl, Date.now, sharedCalls)
  const passPersonal = createPersonalPass(baseUrl)
  return (request, visitor) => {
    const url = new URL(request.url)
    const { call, language } = readClientPath(url.pathname, languages)
    const method = request.method === 'HEAD' ? 'GET' : request.method
    if (personal.some((each) => each.method === method && each.path.test(call)))
      return passPersonal(request, visitor)
    url.pathname = `/api/${call}`
    if (language !== null) url.searchParams.set('language', language)
    return passShared(new Request(url, request))
  }
}
