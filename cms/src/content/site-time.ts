import { type SiteId, sites } from '../../../config/sites.ts'

const MINUTE = 60_000
const DAY = 86_400_000

/** `2026-11-20 20:30` on the clocks of `timeZone` at that instant. */
function wallClock(instant: number, timeZone: string): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant)
}

/** An instant as the site's contract writes times: `2026-11-20 20:30:00` on the site's clocks. */
export function toSiteTime(instant: string, site: SiteId): string | null {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? null : `${wallClock(time, sites[site].timeZone)}:00`
}

/** The instant at which the site's clocks show `YYYY-MM-DD HH:mm`; where they never do, the one an hour on. */
export function fromSiteTime(local: string, site: SiteId): string {
  const { timeZone } = sites[site]
  const meant = Date.parse(`${local.slice(0, 16).replace(' ', 'T')}:00Z`)
  const offsetAt = (instant: number) => Date.parse(`${wallClock(instant, timeZone).replace(' ', 'T')}:00Z`) - instant
  const first = meant - offsetAt(meant - (meant % MINUTE))
  return new Date(meant - offsetAt(first)).toISOString()
}

/**
 * Instants (milliseconds since 1970) at which the site's clocks show `YYYY-MM-DDTHH:mm`, the earlier first: two in the hour that comes twice in
 * autumn, none in the one that is left out in spring.
 */
export function siteInstants(local: string, site: SiteId): readonly number[] {
  const { timeZone } = sites[site]
  const meant = Date.parse(`${local}:00Z`)
  if (Number.isNaN(meant)) return []
  const offsets = [meant - DAY, meant + DAY].map((near) => Date.parse(`${wallClock(near, timeZone).replace(' ', 'T')}:00Z`) - near)
  const shown = local.replace('T', ' ')
  return [...new Set(offsets)]
    .map((offset) => meant - offset)
    .filter((instant) => wallClock(instant, timeZone) === shown)
    .toSorted((a, b) => a - b)
}
