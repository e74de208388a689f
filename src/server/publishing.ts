import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { nothingHere } from './plain-responses.ts'
import { refused } from './refused-responses.ts'
import type { Handler } from './server-parts.ts'
import { withHeaders } from './with-headers.ts'

export const PUBLISHING = '/publishing/'
/** Messages name their site, so the host of the request only has to be that of the configuration, if any. */
const ANY_HOST = 'http://publishing.localhost'

export const publishing: Handler<{ readonly https: boolean }> = async ({ options }, exchange, { https }) => {
  const { PUBLISHING_HOST } = options.env
  if (PUBLISHING_HOST !== undefined && exchange.header('host')?.toLowerCase() !== PUBLISHING_HOST)
    return refused('publishing-host', nothingHere({ https }))
  const response = await options.publishing?.fetch(exchange.toRequest(ANY_HOST + exchange.target))
  return response ? withHeaders(response, plainSecurity(https)) : nothingHere({ https })
}
