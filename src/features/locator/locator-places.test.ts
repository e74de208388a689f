import { expect, test } from 'vitest'
import { aCinema, aCity, aComposition, found } from '../../page-kit/composition.fixture.ts'
import { composeLocator } from '../../programme/locator.server.ts'
import { nearestCinema, orderNearby, placeOf } from './locator-places.ts'

const cinema = (slug: string, citySlug: string, vistaRef: string, latitude: number | null) =>
  aCinema(slug, {
    citySlug,
    vistaRef,
    theaters: latitude === null ? [] : [{ gpsPosition: { x: latitude, y: 4.8 } }],
  })
const cinemas = async () => [
  cinema('rex', 'lyon', '01', 45),
  cinema('vox', 'lyon', '02', 45.1),
  cinema('lido', 'nice', '03', 43),
  cinema('lost', 'nice', '04', null),
]
const cities = async () => [aCity('lyon', []), aCity('nice', [])]
const { page } = found(await composeLocator(aComposition({ cinemas, cities })))
const zones = [{ slug: 'idf', name: 'Île-de-France', postalCode: null, cinemas: [] }]
const places = { ...page, zones }
const favourites: readonly string[] = []

test('lists the cinemas near a position or a cinema, nearest first', () => {
  const position = { type: 'position', value: { latitude: 45.2, longitude: 4.8 } } as const
  expect(orderNearby(places, { location: position, favourites })).toEqual(['vox', 'rex'])
  const rex = { type: 'cinema', value: 'rex' } as const
  expect(orderNearby(places, { location: rex, favourites })).toEqual(['rex', 'vox'])
})

test('lists the favourites first, then the cinemas near the first of them', () => {
  const location = { type: 'favorite', value: null } as const
  expect(orderNearby(places, { location, favourites: ['vox', 'lido', 'gone'] })).toEqual([
    'vox',
    'lido',
    'rex',
  ])
})

test('an unknown place has no nearby cinemas', () => {
  expect(orderNearby(places, { location: null, favourites })).toEqual([])
  expect(orderNearby(places, { location: { type: 'cinema', value: 'lost' }, favourites })).toEqual([])
})

test('finds the nearest cinema at any distance, if any has a position', () => {
  expect(nearestCinema(places, { latitude: 60, longitude: 20 })?.slug).toBe('vox')
  const lost = places.cities.map((city) => ({
    ...city,
    cinemas: city.cinemas.map((each) => ({ ...each, position: null })),
  }))
  expect(nearestCinema({ ...places, cities: lost }, { latitude: 60, longitude: 20 })).toBeNull()
})

const t = (key: string) => `text ${key}`

test('finds a cinema by its reference and links to it', () => {
  expect(placeOf(places, { type: 'cinema', value: '0002' }, t)).toEqual({
    name: 'vox',
    slug: 'vox',
    kind: 'cinema',
    page: 'vox',
  })
})

test("the menu links to a city's light page, or to its only cinema", () => {
  const lyon = { type: 'city', value: 'lyon' } as const
  expect(placeOf(places, lyon, t)).toEqual({ name: 'lyon', slug: 'lyon', kind: 'cityLight', page: 'lyon' })
  const small = {
    ...places,
    cities: places.cities.map((city) => ({ ...city, cinemas: city.cinemas.slice(0, 1) })),
  }
  expect(placeOf(small, lyon, t)).toEqual({ name: 'lyon', slug: 'lyon', kind: 'cinema', page: 'rex' })
})

test('a position and favourites have no page; lists are narrowed to the city of the nearest cinema', () => {
  const nowhere = { slug: '', kind: '', page: '' }
  const at = (latitude: number) =>
    placeOf(places, { type: 'position', value: { latitude, longitude: 4.7 } }, t)
  expect(at(45)).toEqual({ name: 'text position.title', ...nowhere, around: 'lyon' })
  expect(at(60)).toMatchObject({ around: '' })
  expect(placeOf(places, { type: 'favorite', value: null }, t)).toEqual({
    name: 'text favourites',
    ...nowhere,
  })
})

test('a zone narrows lists and has no page of its own', () =>
  expect(placeOf(places, { type: 'city', value: 'idf' }, t)).toEqual({
    name: 'Île-de-France',
    slug: 'idf',
    kind: '',
    page: '',
  }))

test('a removed place has no name', () => {
  expect(placeOf(places, { type: 'cinema', value: '99' }, t)).toBeNull()
  expect(placeOf(places, { type: 'city', value: 'atlantis' }, t)).toBeNull()
  expect(placeOf(places, null, t)).toBeNull()
})
