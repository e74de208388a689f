import { expect, test } from 'vitest'
import { countryMap } from './country-map.ts'
import { countryOutline } from './country-outlines.ts'
import { labelPlaces } from './map-labels.ts'
import { landDots, mapProjection } from './map-projection.ts'

test('the projection keeps every position in the box, north up', () => {
  const { width, height, project } = mapProjection([
    [-5, 42],
    [8, 51],
  ])
  const south = project([-5, 42])
  const north = project([8, 51])
  expect(north.y).toBeLessThan(south.y)
  expect(south.x).toBeLessThan(north.x)
  for (const { x, y } of [south, north]) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(width)
    expect(y).toBeLessThanOrEqual(height)
  }
})

test('land dots lie inside the outline', () => {
  const square = [
    { x: 10, y: 10 },
    { x: 50, y: 10 },
    { x: 50, y: 50 },
    { x: 10, y: 50 },
  ]
  expect(landDots(square, 100, 100, 20)).toBe('M20 20h0M40 20h0M20 40h0M40 40h0')
})

test('labels avoid each other and the edge; the current place is served first', () => {
  const places = [
    { id: 'a', label: 'Marseille', x: 200, y: 100 },
    { id: 'b', label: 'Strasbourg', x: 395, y: 50 },
    { id: 'c', label: 'Aix', x: 202, y: 104, current: true },
  ]
  const [marseille, strasbourg, aix] = labelPlaces(places, 430)
  expect(strasbourg?.text?.anchor).toBe('end')
  expect(aix?.text).not.toBeNull()
  expect(marseille?.text).not.toEqual(aix?.text)
})

test.each(['BE', 'CH', 'CI', 'FR', 'MA', 'NL', 'SN', 'TN'])('%s has land of a few hundred dots', (region) => {
  const [longitude = 0, latitude = 0] = countryOutline(region)[0]?.[0] ?? []
  const map = countryMap(region, [{ id: 'a', label: 'A', longitude, latitude }])
  const dots = map?.land.split('M').length ?? 0
  expect(dots).toBeGreaterThan(200)
  expect(dots).toBeLessThan(1500)
})

test('places far from the country are left out, an unknown country shows its places alone', () => {
  const paris = { id: 'p', label: 'Paris', longitude: 2.35, latitude: 48.86 }
  const saintDenis = { id: 's', label: 'Saint-Denis', longitude: 55.45, latitude: -20.88 }
  expect(countryMap('FR', [paris, saintDenis])?.places.map(({ id }) => id)).toEqual(['p'])
  expect(countryMap('FR', [saintDenis])).toBeNull()
  expect(countryMap('XX', [paris])).toMatchObject({ land: '', places: [{ id: 'p' }] })
})
