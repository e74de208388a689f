import { type SiteId, sites } from '../../../config/sites.ts'
import { contractTime, wallClock } from '../../../content-models/site-clock.ts'

/** A document, or a part of one, whose fields the caller knows. */
export type UnknownRecord = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value as an object; anything else is one without fields. */
export const record = (value: unknown): UnknownRecord => (isRecord(value) ? value : {})
export const recordsOf = (value: unknown): readonly UnknownRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string' && each.trim() !== '')
    : []

/** Days are kept as noon in UTC, which is the same day for editors of all sites. */
const NOON = 'T12:00:00.000Z'
export const storedDay = (day: string): string => `${day.slice(0, 10)}${NOON}`
/** `2026-11-20` of a kept day. */
export const dayOf = (value: unknown): string | null =>
  typeof value === 'string' && value.length >= 10 ? value.slice(0, 10) : null

/** A kept instant on the clocks of a site, as the contract writes times. */
export function siteTimeOf(value: unknown, site: SiteId): string | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(instant) ? null : contractTime(wallClock(sites[site].timeZone, instant))
}
