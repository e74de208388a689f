import { type ChatHours, chatHoursOf } from '#config/chat.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { wallClock, weekdayOf } from '#models/site-clock.ts'

const SATURDAY = 6

function covers({ days, opens, closes }: ChatHours, isWeekend: boolean, time: string): boolean {
  const isDay = days === 'daily' || (days === 'weekend') === isWeekend
  return isDay && time >= opens && time < closes
}

export function isOpen(site: SiteId, now: number): boolean {
  const wall = wallClock(sites[site].timeZone, now)
  const day = weekdayOf(wall.slice(0, 10))
  return chatHoursOf(site).some((hours) => covers(hours, day === 0 || day === SATURDAY, wall.slice(11, 16)))
}
