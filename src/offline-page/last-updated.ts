/** `18:05` on the same day in the zone, else `26 nov., 18:05`. `date` and `now` in epoch milliseconds. */
export function lastUpdated(date: number, now: number, locale: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone })
  const time = { hour: '2-digit', minute: '2-digit', timeZone } as const
  const isToday = day.format(date) === day.format(now)
  return new Intl.DateTimeFormat(locale, isToday ? time : { ...time, day: 'numeric', month: 'short' }).format(
    date,
  )
}
