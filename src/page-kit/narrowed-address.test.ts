import { narrowedAddress } from '@marquee/addresses/narrowed-address.ts'
import { expect, test } from 'vitest'
import { aComposition } from './composition.fixture.ts'

const { edition } = aComposition({})
const swiss = aComposition({}, { site: 'ch', language: 'de' }).edition

const narrowed = (address: string, place: string, of = edition) => {
  const { pathname, search, hash } = narrowedAddress(of, new URL(address, 'https://fr.example'), place)
  return pathname + search + hash
}

test('narrows a list to the place, with its query and fragment', () => {
  expect(narrowed('/films?from=mail#a-venir', 'lyon')).toBe(
    '/films/filters/localisation-lyon?from=mail#a-venir',
  )
  expect(narrowed('/de/filme-events', 'genf', swiss)).toBe('/de/filme-events/filters/localisation-genf')
})

test('names the place in the address of the offers, whose own come first', () => {
  expect(narrowed('/offres', 'lyon')).toBe('/offres?near=lyon')
  expect(narrowed('/offres?type=event#list', 'lyon')).toBe('/offres?type=event&near=lyon#list')
  expect(narrowed('/offres', '')).toBe('/offres')
})

test.each([
  '/',
  '/films/heron',
  '/cinemas',
  '/films/filters/date-2026-11-21',
  '/films/filters/localisation-nice',
  '/nowhere/at/all',
])('leaves %s unchanged', (address) => expect(narrowed(address, 'lyon')).toBe(address))

test('leaves every address unchanged without a place', () => expect(narrowed('/films', '')).toBe('/films'))
