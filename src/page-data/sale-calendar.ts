/** A reminder of the start of sales, as a calendar file (RFC 5545). */
interface SaleReminder {
  readonly id: string
  /** Instant at which sales open. */
  readonly at: string
  readonly title: string
  readonly url: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

const stamp = (instant: number) => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

const HALF_AN_HOUR = 30 * 60_000
/** Lines are at most 75 bytes; the rest goes on in the next, which begins with a space. */
const LINE = 74

function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > LINE) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}

/** One event at the start of sales, with an alarm at that moment. */
export function saleCalendar({ id, at, title, url, now }: SaleReminder): string {
  const start = Date.parse(at)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marquee//Sale reminder//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + HALF_AN_HOUR)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER;RELATED=START:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
