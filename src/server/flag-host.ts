import { bytesResponse, type OuterResponse } from './exchange.ts'
import type { FlagHost } from './hosts.ts'
import { englishNotice, NOT_INDEXED } from './plain-responses.ts'
import { plainSecurity } from './security-headers.ts'
import type { Handler } from './server-parts.ts'
import { visitorAddress } from './visitor-address.ts'

async function complete(response: Response, { https }: FlagHost): Promise<OuterResponse> {
  const headers = new Map(response.headers)
  for (const [name, value] of [...NOT_INDEXED, ...plainSecurity(https)])
    if (!headers.has(name.toLowerCase())) headers.set(name.toLowerCase(), value)
  const cookies = response.headers
    .getSetCookie()
    .map((cookie): readonly [string, string] => ['Set-Cookie', cookie])
  headers.delete('set-cookie')
  return bytesResponse(response.status, [...headers, ...cookies], Buffer.from(await response.arrayBuffer()))
}

export const flagApiOrPage: Handler<FlagHost> = async ({ options: { env, flagHost } }, exchange, host) => {
  const visitor = {
    address: visitorAddress(exchange, env.TRUST_PROXY),
    origin: host.flagOrigin,
    https: host.https,
  }
  const response = await flagHost?.(exchange.toRequest(host.flagOrigin + exchange.target), visitor)
  return response ? complete(response, host) : englishNotice(404, 'missing', host.https, NOT_INDEXED)
}
