import { expect, test } from 'vitest'
import { cityMap } from './city-map.ts'

const place = (name: string, latitude: number, longitude: number) => ({
  name,
  href: `/${name}`,
  position: { latitude, longitude },
})

test('north is up, east is right, and all points are inside the map', () => {
  const map = cityMap([place('lille', 50.6, 3.1), place('nice', 43.7, 7.3), place('brest', 48.4, -4.5)])
  const [lille, nice, brest] = map?.points ?? []
  expect(lille?.y).toBeLessThan(nice?.y ?? 0)
  expect(nice?.x).toBeGreaterThan(lille?.x ?? 100)
  expect(brest?.x).toBeLessThan(lille?.x ?? 0)
  for (const { x, y } of map?.points ?? []) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(4)
    expect(Math.max(x, y)).toBeLessThanOrEqual(96)
  }
})

test.each([[[]], [[place('dakar', 14.7, -17.4)]], [[place('a', 1, 1), place('b', 1, 1)]]])(
  'returns no map for %j',
  (places) => expect(cityMap(places)).toBeNull(),
)
