import { nothingHere } from './plain-responses.ts'
import { plainSecurity } from './security-headers.ts'
import type { Handler } from './server-parts.ts'
import { withHeaders } from './with-headers.ts'

export const PUBLISHING = '/publishing/'
/** Its messages name their site, so the host is arbitrary. */
const ANY_HOST = 'http://publishing.localhost'

export const publishing: Handler<{ readonly https: boolean }> = async ({ options }, exchange, { https }) => {
  const response = await options.publishing?.fetch(exchange.toRequest(ANY_HOST + exchange.target))
  return response ? withHeaders(response, plainSecurity(https)) : nothingHere({ https })
}
