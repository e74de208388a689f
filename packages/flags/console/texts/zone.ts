import { readCookie } from '@marquee/kit/http/cookies.ts'
import { sites } from '#config/sites.ts'
import type { FlagOwner } from '../../service/flag-service.ts'
import { ZONE_COOKIE } from '../zone-cookie.ts'

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

/** The browser's zone; without script that of the owner's countries if they share one, or else UTC. */
export function zoneOf(request: Request, owner: FlagOwner | undefined): string {
  const sent = readCookie(request.headers.get('cookie'), ZONE_COOKIE)
  const zones = new Set(owner?.sites.map((site) => sites[site].timeZone))
  const [own] = zones
  return knownZone(decoded(sent ?? '')) ?? (zones.size === 1 && own !== undefined ? own : 'UTC')
}
