import { expect, test } from 'vitest'
import { countryMaps } from './country-map.ts'
import { countryOutline } from './country-outlines.ts'
import { labelPlaces } from './map-labels.ts'
import { landDots, mapProjection } from './map-projection.ts'

test('the projection places every position in the box, north up', () => {
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

test('labels avoid each other and the edge; the current place is labelled first', () => {
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

const at = (label: string, longitude: number, latitude: number) => ({ id: label, label, longitude, latitude })
const names = (map: { places: readonly { label: string }[] } | undefined) =>
  map?.places.map(({ label }) => label)

test.each(['BE', 'CH', 'CI', 'FR', 'MA', 'NL', 'SN', 'TN'])(
  'draws %s with a few hundred dots of land',
  (region) => {
    const ends = countryOutline(region).flat()
    const map = countryMaps(
      region,
      ends.map(([longitude, latitude], index) => at(String(index), longitude, latitude)),
    )
    const dots = map?.country.land.split('M').length ?? 0
    expect(dots).toBeGreaterThan(200)
    expect(dots).toBeLessThan(1500)
  },
)

test('omits places far from the country, and shows an unknown country without land', () => {
  const paris = at('Paris', 2.35, 48.86)
  const saintDenis = at('Saint-Denis', 55.45, -20.88)
  expect(names(countryMaps('FR', [paris, saintDenis])?.country)).toEqual(['Paris'])
  expect(countryMaps('FR', [saintDenis])).toBeNull()
  expect(countryMaps('XX', [paris])?.country).toMatchObject({ land: '', places: [{ label: 'Paris' }] })
})

test('crops the map to the places of a country', () => {
  const corner = countryMaps('TN', [
    at('Tunis', 10.18, 36.8),
    at('La Marsa', 10.32, 36.88),
    at('Sousse', 10.64, 35.83),
  ])?.country
  const ys = corner?.places.map(({ y }) => y) ?? []
  expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan((corner?.height ?? 0) / 4)
})

test('merges a crowd of places into one, and shows all of them on a second map', () => {
  const suburbs = [
    at('Paris', 2.35, 48.86),
    at('Boulogne', 2.24, 48.84),
    at('Montreuil', 2.44, 48.86),
    at('Saint-Denis', 2.36, 48.94),
    at('Massy', 2.27, 48.73),
  ]
  const ends = [at('Lille', 3.06, 50.63), at('Nice', 7.26, 43.7), at('Brest', -4.49, 48.39)]
  const maps = countryMaps('FR', [...suburbs, ...ends])
  expect(names(maps?.country)).toEqual(['Paris', 'Lille', 'Nice', 'Brest'])
  expect(names(maps?.around?.map)).toEqual(['Paris', 'Boulogne', 'Montreuil', 'Saint-Denis', 'Massy'])
  const { places = [], width = 0 } = maps?.around?.map ?? {}
  expect(labelPlaces(places, width).filter(({ text }) => text === null)).toEqual([])
  expect(countryMaps('FR', [...suburbs.slice(0, 4), ...ends])?.around).toBeNull()
})
