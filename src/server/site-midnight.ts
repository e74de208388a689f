const HOUR = 3_600_000

const formatters = new Map<string, Intl.DateTimeFormat>()
function dayIn(timeZone: string, time: number): string {
  let formatter = formatters.get(timeZone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
    formatters.set(timeZone, formatter)
  }
  return formatter.format(time)
}

/** First instant of the next day there. Found by bisection, so a clock change on the way needs no rule of its own. */
function findMidnight(timeZone: string, now: number): number {
  const today = dayIn(timeZone, now)
  let before = now
  let after = now + 26 * HOUR
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(timeZone, middle) === today) before = middle
    else after = middle
  }
  return after
}

const spans = new Map<string, { readonly from: number; readonly to: number }>()

/** When the day of a time zone ends, in epoch milliseconds. */
export function nextMidnight(timeZone: string, now: number): number {
  const known = spans.get(timeZone)
  if (known && now >= known.from && now < known.to) return known.to
  const to = findMidnight(timeZone, now)
  spans.set(timeZone, { from: now, to })
  return to
}
