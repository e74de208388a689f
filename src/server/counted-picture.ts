import type { Edition } from './editions.ts'
import { bytesResponse, type Exchange, type OuterResponse } from './exchange.ts'
import { plainSecurity } from './security-headers.ts'
import type { ServerParts } from './server-parts.ts'

export const COUNTED_PICTURE = '/counted/without-script.svg'

const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')

/** Not cacheable, so that the metrics count every page view. */
export function countedPicture(_: ServerParts, __: Exchange, { host }: Edition): OuterResponse {
  return bytesResponse(
    200,
    [['Content-Type', 'image/svg+xml'], ['Cache-Control', 'no-store'], ...plainSecurity(host.https)],
    PICTURE,
  )
}
