/** The site's wall clock. Dates are YYYY-MM-DD, times YYYY-MM-DD HH:mm:ss or YYYY-MM-DDTHH:mm. */

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/** The site's date and time at an instant, YYYY-MM-DD HH:mm:ss. */
export function wallClock(now: Date, timeZone: string): string {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  )
  return `${part.year}-${part.month}-${part.day} ${part.hour}:${part.minute}:${part.second}`
}

export const siteToday = (now: Date, timeZone: string): string => wallClock(now, timeZone).slice(0, 10)

const asUtc = (wall: string) => Date.parse(`${wall.replace(' ', 'T').slice(0, 16)}:00Z`)

const offsets = new Map<string, number>()

/** Minutes that the site's clock is ahead of UTC at a wall-clock time. */
function offsetAt(wall: string, timeZone: string): number {
  const key = `${timeZone} ${wall.slice(0, 13)}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const naive = asUtc(`${wall.slice(0, 13).replace(' ', 'T')}:00`)
  const aheadAt = (instant: number) => (asUtc(wallClock(new Date(instant), timeZone)) - instant) / 60_000
  const ahead = aheadAt(naive - aheadAt(naive) * 60_000)
  if (offsets.size > 20_000) offsets.clear()
  offsets.set(key, ahead)
  return ahead
}

/** The wall-clock time as ISO 8601 with the site's offset of that moment. */
export function offsetTime(wall: string, timeZone: string): string {
  const ahead = offsetAt(wall, timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.abs(ahead)
  return `${wall.slice(0, 16).replace(' ', 'T')}:00${ahead < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The instant of a wall-clock time, in ms since the epoch. */
export const instantOf = (wall: string, timeZone: string): number => asUtc(wall) - offsetAt(wall, timeZone) * 60_000

/** Milliseconds from `now` to the site's next midnight. */
export function untilMidnight(now: Date, timeZone: string): number {
  const today = siteToday(now, timeZone)
  const tomorrow = new Date(Date.parse(`${today}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  return Math.max(0, instantOf(`${tomorrow} 00:00`, timeZone) - now.getTime())
}
