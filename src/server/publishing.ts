import type { Exchange, OuterResponse } from './exchange.ts'
import type { OuterOptions } from './outer-options.ts'
import { plainSecurity } from './security-headers.ts'
import type { SiteParts } from './site-dispatch.ts'
import { withHeaders } from './with-headers.ts'

const PUBLISHING_PATH = '/publishing/'
/** Its messages name the site that they are for: by which host they come does not matter. */
const ANY_HOST = 'http://publishing.localhost'

/** The publishing endpoint of the content management system, and the pictures it received, under every host name; undefined for any other target. */
export function publishingResponse(
  { options, pictures }: SiteParts,
  exchange: Exchange,
  https: boolean,
): Promise<OuterResponse> | undefined {
  if (options.publishing && exchange.target.startsWith(PUBLISHING_PATH))
    return receivePublishing(options.publishing, exchange, https)
  return pictures.respond(exchange, https)
}

async function receivePublishing(
  publishing: NonNullable<OuterOptions['publishing']>,
  exchange: Exchange,
  https: boolean,
): Promise<OuterResponse> {
  exchange.kind = 'publishing'
  return withHeaders(
    await publishing.fetch(exchange.toRequest(ANY_HOST + exchange.target)),
    plainSecurity(https),
  )
}
