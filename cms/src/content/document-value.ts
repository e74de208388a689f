import { type SiteId, sites } from '#config/sites.ts'
import { contractTime, wallClock } from '#models/site-clock.ts'

export type UnknownRecord = Readonly<Record<string, unknown>>

export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value if it is an object, otherwise an empty one. */
export const record = (value: unknown): UnknownRecord => (isRecord(value) ? value : {})
export const recordsOf = (value: unknown): readonly UnknownRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
/** The value at a dotted path, for example `header.title`. */
export const valueAt = (document: UnknownRecord, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => record(value)[name], document)
/** The document with another value at a path. */
export function withValue(document: UnknownRecord, path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.')
  return {
    ...document,
    [name]: rest.length === 0 ? value : withValue(record(document[name]), rest.join('.'), value),
  }
}
/** The value in one language of a field that was read in all; a field that is not localised has one value. */
export const inLanguage = (value: unknown, language: string): unknown =>
  typeof value === 'object' && value !== null ? record(value)[language] : value
/** The text without spaces around it; null if there is none. */
export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null
/** The status of a document that was read in all languages is one for each of them. */
export const isPublicIn = ({ _status }: UnknownRecord, language: string): boolean =>
  inLanguage(_status, language) === 'published'
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string' && each.trim() !== '')
    : []

/** Days are stored as noon in UTC: the same day in the time zone of every site. */
const NOON = 'T12:00:00.000Z'
export const storedDay = (day: string): string => `${day.slice(0, 10)}${NOON}`
/** `2026-11-20` from a stored day. */
export const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length >= 10 ? value.slice(0, 10) : null

/** A stored instant in the site's local time, in the format of the content contract. */
export function siteTimeOf(value: unknown, site: SiteId): string | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(instant) ? null : contractTime(wallClock(sites[site].timeZone, instant))
}
