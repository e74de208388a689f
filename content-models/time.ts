/** `YYYY-MM-DD` in the site's own calendar. */
export type LocalDate = string
/** `YYYY-MM-DDTHH:mm`, the wall clock of the site; no offset, never an instant. */
export type LocalTime = string
/** ISO 8601 in UTC with milliseconds (`2026-09-11T09:00:00.000Z`): a point in time. */
export type Instant = string

const datePattern = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/
const timePattern =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(?:[+-]\d{2}:?\d{2})?$/
const offsetPattern = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** Sources send the first day of 1900 for an unknown date. */
const unknownDate = '1900-01-01'

/** The date at the start of a text; null if it is missing, invalid or unknown. */
export function readLocalDate(raw: string): LocalDate | null {
  const match = datePattern.exec(raw.trim())
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null
  const iso = `${match[1]}-${match[2]}-${match[3]}`
  return iso === unknownDate ? null : iso
}

/**
 * A wall clock without seconds. An offset is dropped, since it is the site's; a time in UTC
 * (`Z`) is rejected: null.
 */
export function readLocalTime(raw: string): LocalTime | null {
  const match = timePattern.exec(raw.trim())
  if (match === null) return null
  const date = readLocalDate(match[1] ?? '')
  return date === null ? null : `${date}T${match[2]}:${match[3]}`
}

/** Null without an offset, and for an invalid or unknown time. */
export function readInstant(raw: string): Instant | null {
  const text = raw.trim()
  if (!offsetPattern.test(text)) return null
  const time = Date.parse(text.replace(' ', 'T'))
  if (Number.isNaN(time)) return null
  const iso = new Date(time).toISOString()
  return iso.startsWith(unknownDate) ? null : iso
}
