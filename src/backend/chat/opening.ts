import { type ChatHours, chatHoursOf } from '../../../config/chat.ts'
import { type SiteId, sites } from '../../../config/sites.ts'
import { wallClock } from '../content/site-clock.ts'

const SATURDAY = 6

function covers({ days, opens, closes }: ChatHours, isWeekend: boolean, time: string): boolean {
  const isDay = days === 'daily' || (days === 'weekend') === isWeekend
  return isDay && time >= opens && time < closes
}

/** Whether somebody of the site answers now, by its own clock. */
export function isOpen(site: SiteId, now: Date): boolean {
  const wall = wallClock(now, sites[site].timeZone)
  const day = new Date(`${wall.slice(0, 10)}T12:00:00Z`).getUTCDay()
  return chatHoursOf(site).some((hours) => covers(hours, day === 0 || day === SATURDAY, wall.slice(11, 16)))
}
