import { NotFoundError } from '@marquee/kit/http/errors.ts'
import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { toCity, wireCity } from '#models/city.ts'
import type { ContentApi } from '../api/content-api.ts'
import { aCinema, aCity, aComposition, down, found, someSettings } from '../page-kit/composition.fixture.ts'
import { composeLocator } from './locator.server.ts'

const cinemas = async () => [
  aCinema('vox', {
    citySlug: 'lyon',
    vistaRef: '102',
    theaters: [{ addressZip: '69002', gpsPosition: { x: 45.75, y: 4.83 } }],
  }),
  aCinema('astoria', { citySlug: 'lyon' }),
  aCinema('lido', { citySlug: 'nice', vistaRef: '0201' }),
  aCinema('nowhere', { citySlug: 'atlantis' }),
  aCinema('closed', { citySlug: 'nice', status: false }),
]
const cities = async () => [aCity('nice', []), aCity('lyon', []), aCity('empty', [])]

async function placesOf(more: Partial<ContentApi> = {}, options: Parameters<typeof aComposition>[1] = {}) {
  return found(await composeLocator(aComposition({ cinemas, cities, ...more }, options))).page
}

test('sorts cities and cinemas by name, without empty cities and closed or unplaced cinemas', async () => {
  const { cities: shown } = await placesOf()
  expect(shown.map(({ slug, cinemas: inside }) => [slug, ...inside.map((cinema) => cinema.slug)])).toEqual([
    ['lyon', 'astoria', 'vox'],
    ['nice', 'lido'],
  ])
})

test('offers the capital’s region as one place if it has several cities', async () => {
  const around = async () =>
    ['lyon', 'nice'].map((slug) => toCity(wireCity.parse({ slug, name: slug, isIdf: true })))
  const { zones } = await placesOf({ cities: around })
  expect(zones.map(({ name, cinemas: inside }) => [name, inside.map(({ slug }) => slug)])).toEqual([
    ['Île-de-France', ['astoria', 'vox', 'lido']],
  ])
  expect((await placesOf()).zones).toEqual([])
})

test('a cinema has its reference, postal code, link and position', async () => {
  const {
    cities: [lyon],
  } = await placesOf()
  const [astoria, vox] = lyon?.cinemas ?? []
  expect(vox).toMatchObject({
    reference: '0102',
    postalCode: '69002',
    href: '/cinemas/vox',
    position: { latitude: 45.75, longitude: 4.83 },
  })
  expect(astoria).toMatchObject({ reference: 'astoria', position: null })
})

test('uses the nearby distance of the settings, or else of the configuration', async () => {
  const { maxGeolocationDistance: distance, maxGeolocationCinemas: most } = limits.locator
  expect((await placesOf()).nearby).toEqual({ distance, cinemas: most })
  const settings = async () => someSettings({ maxGeolocationDistance: 20 })
  expect((await placesOf({ settings })).nearby).toEqual({ distance: 20, cinemas: most })
})

test('is unavailable without cinemas', async () => {
  expect(await composeLocator(aComposition({ cinemas: down, cities }))).toEqual({ outcome: 'unavailable' })
})

test('is empty if the source knows no cinemas or no cities', async () => {
  const missing = () => Promise.reject(new NotFoundError('x'))
  expect((await placesOf({ cinemas: missing })).cities).toEqual([])
  expect((await placesOf({ cities: missing })).cities).toEqual([])
})
