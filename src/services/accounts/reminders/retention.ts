import { secondsOf } from '@marquee/kit/database/columns.ts'
import { serviceLimits } from '#config/service-limits.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Reminders from before these moments are deleted. `now` in epoch milliseconds. */
export function retentionOf(now: number) {
  const { confirmHours, sentDays, longestDays, goneDays } = serviceLimits.reminders
  const iso = (before: number) => new Date(now - before).toISOString()
  return {
    unconfirmed: iso(confirmHours * HOUR),
    sent: iso(sentDays * DAY),
    oldest: iso(longestDays * DAY),
    gone: secondsOf(now - goneDays * DAY),
  }
}
