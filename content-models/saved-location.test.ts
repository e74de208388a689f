import { expect, test } from 'vitest'
import { readSavedLocation, readSavedPlaces, writeSavedLocation } from './saved-location.ts'

test.each([
  { type: 'cinema', value: '0101' },
  { type: 'city', value: 'lyon' },
  { type: 'favorite', value: null },
] as const)('%j round-trips', (location) =>
  expect(readSavedLocation(writeSavedLocation(location))).toEqual(location),
)

test('rounds a position to about a kilometre', () => {
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
])('rejects %s', (text) => expect(readSavedLocation(text)).toBeNull())

test('drops invalid places from the history', () => {
  expect(readSavedPlaces('[{"type":"city","value":"lyon"}]')).toEqual([{ type: 'city', value: 'lyon' }])
  expect([readSavedPlaces('[{"type":"planet"}]'), readSavedPlaces('{'), readSavedPlaces(null)]).toEqual([
    [],
    [],
    [],
  ])
})
