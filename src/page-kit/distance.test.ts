import { expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'

const paris = { latitude: 48.8566, longitude: 2.3522 }
const lyon = { latitude: 45.764, longitude: 4.8357 }

test('measures Paris to Lyon', () => expect(Math.round(distanceBetween(paris, lyon))).toBe(391))
test('measures a place to itself as zero', () => expect(distanceBetween(paris, paris)).toBeCloseTo(0, 3))

test('a degree is sixty nautical miles', () => {
  const [equator, north] = [
    { latitude: 0, longitude: 0 },
    { latitude: 1, longitude: 0 },
  ]
  expect(distanceBetween(equator, north)).toBeCloseTo(60 * 1.853159616, 6)
  expect(distanceBetween(equator, { latitude: 0, longitude: 1 })).toBeCloseTo(60 * 1.853159616, 6)
})
