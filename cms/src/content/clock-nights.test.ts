import { expect, test } from 'vitest'
import { sites } from '#config/sites.ts'
import { clockNights } from '#models/clock-nights.fixture.ts'
import { contractTime, wallClock } from '#models/site-clock.ts'
import { siteTimeOf } from './document-value.ts'
import { documentFrom } from './from-wire.ts'
import { kindOfCollection } from './kinds.ts'

const unused = () => {
  throw new Error('neither text nor picture is given')
}

test.each(clockNights)('on %s, %s is stored as %s, as on the site', (site, wall, instant) => {
  const offers = kindOfCollection('offers')
  if (offers === undefined) throw new Error('no offers')
  const { startTime } = documentFrom(
    offers,
    { site, id: 'a', position: 0, texts: { [sites[site].languages[0]]: { startTime: wall } } },
    { richText: unused, picture: unused },
  )
  expect(startTime).toBe(instant)
  // A skipped time is published as what the clocks show at its instant.
  const shown = contractTime(wallClock(sites[site].timeZone, Date.parse(instant)))
  expect(siteTimeOf(startTime, site)).toBe(shown)
})
