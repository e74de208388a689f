import { readCookie, writeCookie } from '@marquee/kit/http/document-cookie.ts'
import { ZONE_COOKIE } from '../zone-cookie.ts'

const YEAR_S = 31_536_000

/** The server writes the times of the next page in this zone. */
export function rememberZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (readCookie(ZONE_COOKIE) !== encodeURIComponent(timeZone)) writeCookie(ZONE_COOKIE, timeZone, YEAR_S)
}
