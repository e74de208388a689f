import { expect, test } from 'vitest'
import { readSavedLocation, readSavedPlaces, writeSavedLocation } from './saved-location.ts'

test.each([
  { type: 'cinema', value: '0101' },
  { type: 'city', value: 'lyon' },
  { type: 'favorite', value: null },
] as const)('%j is read as it was written', (location) =>
  expect(readSavedLocation(writeSavedLocation(location))).toEqual(location),
)

test('a position is kept to about a kilometre', () => {
  const written = writeSavedLocation({
    type: 'position',
    value: { latitude: 45.757_814, longitude: 4.832_011 },
  })
  expect(readSavedLocation(written)).toEqual({
    type: 'position',
    value: { latitude: 45.76, longitude: 4.83 },
  })
})

test.each([
  '',
  'lyon',
  'null',
  '[]',
  '{"type":"planet","value":"mars"}',
  '{"type":"cinema"}',
  '{"type":"cinema","value":7}',
  '{"type":"city","value":"<b>"}',
  '{"type":"position","value":{"latitude":145,"longitude":4}}',
  '{"type":"position","value":"45,4"}',
])('%s is nonsense', (text) => expect(readSavedLocation(text)).toBeNull())

test('a history of nonsense is none', () => {
  expect(readSavedPlaces('[{"type":"city","value":"lyon"}]')).toEqual([{ type: 'city', value: 'lyon' }])
  expect([readSavedPlaces('[{"type":"planet"}]'), readSavedPlaces('{'), readSavedPlaces(null)]).toEqual([
    [],
    [],
    [],
  ])
})
