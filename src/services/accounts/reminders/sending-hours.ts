import { serviceLimits } from '#config/service-limits.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { addDays, instantOf, wallClock } from '#models/site-clock.ts'

const { from, to } = serviceLimits.reminders.hours

/** The instant, or the next morning of the site if it is night there. Epoch milliseconds. */
export function inDaytime(site: SiteId, instant: number): number {
  const { timeZone } = sites[site]
  const wall = wallClock(timeZone, instant)
  const hour = Number(wall.slice(11, 13))
  if (hour >= from && hour < to) return instant
  const day = hour < from ? wall.slice(0, 10) : addDays(wall.slice(0, 10), 1)
  return instantOf(timeZone, `${day}T${String(from).padStart(2, '0')}:00`)
}
