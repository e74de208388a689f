const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const instants = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
})

export const dayText = (iso: string): string => dates.format(new Date(iso))

/** UTC, for owners in all countries. */
const instantText = (iso: string): string => `${instants.format(new Date(iso))} UTC`

/** Relative while that is shorter than the date. */
export function agoText(iso: string, now: number): string {
  const past = now - Date.parse(iso)
  if (past < MINUTE) return 'just now'
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`
  if (past < DAY) return `${Math.floor(past / HOUR)} h ago`
  if (past < 7 * DAY) return `${Math.floor(past / DAY)} d ago`
  return dayText(iso)
}

export function Instant({ at }: { readonly at: string }) {
  return <time dateTime={at}>{instantText(at)}</time>
}

export function Ago({ at, now }: { readonly at: string; readonly now: number }) {
  return (
    <time dateTime={at} title={instantText(at)}>
      {agoText(at, now)}
    </time>
  )
}
