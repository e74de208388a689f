import { expect, test } from 'vitest'
import { nearbyPlaces } from './nearby.ts'

const here = { latitude: 45.75, longitude: 4.85 }
/** 0.01° of latitude is 1.1 km. */
const at = (name: string, hundredths: number) => ({
  name,
  position: { latitude: here.latitude + hundredths / 100, longitude: here.longitude },
})
const places = [
  at('third', 30),
  at('first', 1),
  { name: 'unknown', position: null },
  at('second', -9),
  at('far', 46),
]

const names = (bounds: Parameters<typeof nearbyPlaces>[2]) =>
  nearbyPlaces(here, places, bounds).map(({ name }) => name)

test('lists the nearest places first, within the distance', () =>
  expect(names({ distance: 50, cinemas: 6 })).toEqual(['first', 'second', 'third']))
test('lists no more places than the maximum', () =>
  expect(names({ distance: 100, cinemas: 2 })).toEqual(['first', 'second']))
test('returns an empty list if none is near', () => expect(names({ distance: 1, cinemas: 6 })).toEqual([]))
