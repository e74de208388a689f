import { readCookie, writeCookie } from '@marquee/kit/http/document-cookie.ts'

export const ZONE_COOKIE = 'zone'

const YEAR_S = 31_536_000

/** The server writes the times of the next page in the zone of this browser. */
export function rememberZone(): void {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  if (readCookie(ZONE_COOKIE) !== encodeURIComponent(timeZone)) writeCookie(ZONE_COOKIE, timeZone, YEAR_S)
}
