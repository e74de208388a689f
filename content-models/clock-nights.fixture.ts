import { type SiteId, siteIds } from '#config/sites.ts'

/** Wall clock of a site and its instant. */
export type NightTime = readonly [wall: string, instant: string]

const inEurope: readonly NightTime[] = [
  ['2026-03-29T00:00', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29T01:55', '2026-03-29T00:55:00.000Z'],
  // Skipped: with the offset before the change.
  ['2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-03-30T00:00', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25T00:00', '2026-10-24T22:00:00.000Z'],
  // Repeated: the first.
  ['2026-10-25T02:00', '2026-10-25T00:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-26T00:00', '2026-10-25T23:00:00.000Z'],
]

const hourAhead: readonly NightTime[] = [
  ['2026-03-29T00:00', '2026-03-28T23:00:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-26T00:00', '2026-10-25T23:00:00.000Z'],
]

const inUtc: readonly NightTime[] = [
  ['2026-03-29T00:00', '2026-03-29T00:00:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T02:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T02:30:00.000Z'],
  ['2026-10-26T00:00', '2026-10-26T00:00:00.000Z'],
]

/** Ramadan of 2026: an hour back on 15 February at 3, and ahead on 22 March at 2. */
const inMorocco: readonly NightTime[] = [
  ['2026-02-15T00:00', '2026-02-14T23:00:00.000Z'],
  ['2026-02-15T02:30', '2026-02-15T01:30:00.000Z'],
  ['2026-02-15T03:00', '2026-02-15T03:00:00.000Z'],
  ['2026-02-16T00:00', '2026-02-16T00:00:00.000Z'],
  ['2026-03-22T00:00', '2026-03-22T00:00:00.000Z'],
  ['2026-03-22T02:30', '2026-03-22T02:30:00.000Z'],
  ['2026-03-22T03:00', '2026-03-22T02:00:00.000Z'],
  ['2026-03-23T00:00', '2026-03-22T23:00:00.000Z'],
]

const nights: Readonly<Partial<Record<SiteId, readonly NightTime[]>>> = {
  fr: inEurope,
  ch: inEurope,
  be: inEurope,
  nl: inEurope,
  tn: hourAhead,
  sn: inUtc,
  ci: inUtc,
  ma: inMorocco,
}

/** Written by hand: what a showtime, a stored item and a plan of the CMS must agree on. */
export const clockNights = siteIds.flatMap((site) =>
  (nights[site] ?? []).map(([wall, instant]) => [site, wall, instant] as const),
)
