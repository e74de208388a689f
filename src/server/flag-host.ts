import { bytesResponse, type Exchange, type HeaderPairs, isRead, type OuterResponse } from './exchange.ts'
import type { FlagHost } from './hosts.ts'
import type { OuterOptions } from './outer-options.ts'
import { englishNotice, methodNotAllowed } from './plain-responses.ts'
import { plainSecurity } from './security-headers.ts'
import type { StaticFiles } from './static-files.ts'
import { visitorAddress } from './visitor-address.ts'

const NOT_INDEXED: HeaderPairs = [['X-Robots-Tag', 'noindex']]

async function toAnswer(response: Response, { https }: FlagHost): Promise<OuterResponse> {
  const headers = new Map(response.headers)
  for (const [name, value] of [...NOT_INDEXED, ...plainSecurity(https)])
    if (!headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value)
  const cookies = response.headers
    .getSetCookie()
    .map((cookie): readonly [string, string] => ['Set-Cookie', cookie])
  headers.delete('set-cookie')
  return bytesResponse(response.status, [...headers, ...cookies], Buffer.from(await response.arrayBuffer()))
}

/** Answers a request of the flag service's host: its API and the owners' pages, and the files that those need. */
export async function flagHostResponse(
  options: OuterOptions,
  files: StaticFiles,
  exchange: Exchange,
  host: FlagHost,
): Promise<OuterResponse> {
  const pathname = exchange.target.split('?', 1)[0] ?? '/'
  if (files.has(pathname)) {
    exchange.kind = 'asset'
    return isRead(exchange.method)
      ? files.respond(exchange, pathname, host.https)
      : methodNotAllowed(host.https)
  }
  exchange.kind = pathname.startsWith('/api/') ? 'flag-api' : 'flag-page'
  const { env, flagHost } = options
  const visitor = {
    address: visitorAddress(exchange, env.TRUST_PROXY),
    origin: host.flagOrigin,
    https: host.https,
  }
  const response = await flagHost?.(exchange.toRequest(host.flagOrigin + exchange.target), visitor)
  return response
    ? toAnswer(response, host)
    : englishNotice(404, 'There is nothing at this address.', host.https, NOT_INDEXED)
}
