import { expect, test } from 'vitest'
import { linkedPlace, pagePlace, placeButtonName } from './page-place.ts'

const choice = (label: string, active: boolean) => ({
  value: label.toLowerCase(),
  label,
  count: 1,
  active,
  href: '/',
})
const listOf = (active: boolean) => ({
  filters: {
    groups: [
      {
        name: 'localisation' as const,
        label: 'Place',
        choices: [choice('Paris', false), choice('Lyon', active)],
      },
    ],
  },
})

test('a cinema and a city are their own place', () => {
  expect(pagePlace('cinema', { name: 'Lyon Bellecour' })).toBe('Lyon Bellecour')
  expect(pagePlace('cityLight', { name: 'Lyon' })).toBe('Lyon')
  expect(pagePlace('tonightAt', { name: 'Lyon' })).toBe('Lyon')
})

test('a list and a film have the place of their filters, or none', () => {
  expect([pagePlace('shows', listOf(true)), pagePlace('shows', listOf(false))]).toEqual(['Lyon', null])
  expect([pagePlace('show', listOf(true)), pagePlace('show', {})]).toEqual(['Lyon', null])
})

test("the list of cinemas and other pages have the visitor's place", () => {
  expect([pagePlace('cinemas', listOf(true)), pagePlace('cinemas', listOf(false))]).toEqual([
    'Lyon',
    undefined,
  ])
  for (const place of [pagePlace('offers', {}), pagePlace(undefined, {}), pagePlace('shows', undefined)])
    expect(place).toBeUndefined()
})

test("the menu's cinemas are those of the page's place: of its filters, or its own", () => {
  const angers = { kind: 'cinema', page: 'angers-ralliement' } as const
  const lyon = { kind: 'cityLight', page: 'lyon' } as const
  expect(linkedPlace({ filters: { groups: [], place: angers }, placePage: lyon })).toEqual(angers)
  expect(linkedPlace({ filters: { groups: [] }, placePage: lyon })).toEqual(lyon)
  expect([linkedPlace({}), linkedPlace(undefined)]).toEqual([undefined, undefined])
})

const lyon = { name: 'Lyon' }
const guess = { name: 'Lyon', guessed: true }
const button = { kind: 'offers', here: undefined, place: null, changed: false } as const

test("the button names the page's place before the visitor's", () => {
  expect(placeButtonName({ ...button, kind: 'show', here: 'Paris', place: lyon })).toBe('Paris')
  expect(placeButtonName({ ...button, kind: 'shows', here: null, place: lyon, changed: true })).toBeNull()
  expect([placeButtonName({ ...button, place: lyon }), placeButtonName(button)]).toEqual(['Lyon', null])
})

test("a place chosen on a cinema's page is named there", () => {
  const page = { ...button, kind: 'cinema', here: 'Paris Rex' } as const
  expect([
    placeButtonName({ ...page, place: lyon }),
    placeButtonName({ ...page, place: lyon, changed: true }),
  ]).toEqual(['Paris Rex', 'Lyon'])
  expect(placeButtonName({ ...page, place: guess, changed: true })).toBe('Paris Rex')
})

test('a guess is named, except on the list of cinemas, which it does not order', () => {
  const list = { ...button, kind: 'cinemas' } as const
  expect([
    placeButtonName({ ...button, place: guess }),
    placeButtonName({ ...list, place: guess }),
    placeButtonName({ ...list, place: lyon }),
  ]).toEqual(['Lyon', null, 'Lyon'])
})
