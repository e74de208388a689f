import { readCookie } from '@marquee/kit/http/cookies.ts'
import { ZONE_COOKIE } from './zone-cookie.ts'

/** The zone's only spelling; undefined for what is no IANA name. */
export function knownZone(name: string): string | undefined {
  if (!/^[A-Za-z][\w+/-]{1,59}$/.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}

/** The browser's zone; without script that of the person's countries if they share one, or else UTC. */
export function zoneOf(request: Request, countryZones: readonly string[]): string {
  const sent = readCookie(request.headers.get('cookie'), ZONE_COOKIE)
  const [own = 'UTC', ...others] = new Set(countryZones)
  return knownZone(decoded(sent ?? '')) ?? (others.length === 0 ? own : 'UTC')
}

/** `22 Nov 2026, 16:47`; names the zone if it is UTC, which is nobody's own clock. */
export function instantFormat(locale: string, timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return (iso) => `${format.format(new Date(iso))}${timeZone === 'UTC' ? ' UTC' : ''}`
}
