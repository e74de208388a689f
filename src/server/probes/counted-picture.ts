import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import { bytesResponse } from '../exchange.ts'
import type { Handler } from '../server-parts.ts'

export const COUNTED_PICTURE = '/counted/without-script.svg'

const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>')

/** The picture is not cacheable, so that the metrics count every page view. */
export const countedPicture: Handler = (_, __, { host }) =>
  bytesResponse(
    200,
    [['Content-Type', 'image/svg+xml'], ['Cache-Control', 'no-store'], ...plainSecurity(host.https)],
    PICTURE,
  )
