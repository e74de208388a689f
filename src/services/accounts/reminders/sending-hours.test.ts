import { expect, it } from 'vitest'
import { instantOf } from '#models/site-clock.ts'
import { inDaytime } from './sending-hours.ts'

const paris = (wall: string) => instantOf('Europe/Paris', wall)
const dakar = (wall: string) => instantOf('Africa/Dakar', wall)

it.each([
  ['2026-11-20T08:00', '2026-11-20T08:00'],
  ['2026-11-20T20:59', '2026-11-20T20:59'],
  ['2026-11-20T21:00', '2026-11-21T08:00'],
  ['2026-11-21T00:30', '2026-11-21T08:00'],
  ['2026-11-21T07:59', '2026-11-21T08:00'],
  // Clocks change in this night.
  ['2026-10-24T23:00', '2026-10-25T08:00'],
])('in Paris, what is due at %s leaves at %s', (due, leaves) =>
  expect(inDaytime('fr', paris(due))).toBe(paris(leaves)),
)

it('follows the clock of the site, not that of the server', () => {
  const instant = dakar('2026-07-20T20:30')
  expect(inDaytime('sn', instant)).toBe(instant)
  expect(inDaytime('fr', instant)).toBe(paris('2026-07-21T08:00'))
})
