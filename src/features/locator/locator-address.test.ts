import { expect, test } from 'vitest'
import { aComposition } from '../../page-kit/composition.fixture.ts'
import { addressFor, pageOfAddress } from './locator-address.ts'

const { edition } = aComposition({})
const swiss = aComposition({}, { site: 'ch', language: 'de' }).edition

const cinema = { type: 'cinema', value: 'rex' } as const
const city = { type: 'city', value: 'lyon' } as const

test.each([
  ['/', null, null, false, false],
  ['/cinemas', null, null, false, true],
  ['/cinemas/filters/localisation-nice', 'nice', null, false, true],
  ['/cinemas/rex', null, 'rex', false, false],
  ['/films/heron/filters/date-2026-11-21,localisation-rex', 'rex', null, false, false],
  ['/nowhere/at/all', null, null, false, false],
])('parses %s', (path, localisation, of, light, list) => {
  expect(pageOfAddress(edition, path)).toEqual({ localisation, cinema: of, light, list })
})

test('a light page names its cinema and is marked as light', () => {
  const path = edition.paths.href('cinemaLight', 'fr', { slug: 'rex' }) ?? ''
  expect(pageOfAddress(edition, path)).toEqual({
    localisation: null,
    cinema: 'rex',
    light: true,
    list: false,
  })
})

test('narrows lists, films and events to the place, and retains their other filters', () => {
  expect(addressFor(edition, '/films', cinema)).toBe('/films/filters/localisation-rex')
  expect(addressFor(edition, '/films/heron/filters/date-2026-11-21,localisation-vox', city)).toBe(
    '/films/heron/filters/date-2026-11-21,localisation-lyon',
  )
  expect(addressFor(edition, '/cinemas', city)).toBe('/cinemas/filters/localisation-lyon')
  expect(addressFor(swiss, swiss.paths.href('shows', 'de') ?? '', city)).toBe(
    `${swiss.paths.href('shows', 'de')}/filters/localisation-lyon`,
  )
})

test('replaces the current page by the page of another cinema or city', () => {
  expect(addressFor(edition, '/cinemas/vox/filters/date-2026-11-21', cinema)).toBe(
    '/cinemas/rex/filters/date-2026-11-21',
  )
  const nice = edition.paths.href('city', 'fr', { slug: 'nice' }) ?? ''
  expect(addressFor(edition, nice, city)).toBe(edition.paths.href('city', 'fr', { slug: 'lyon' }))
})

test('leads tonight’s showtimes to those of the place', () => {
  for (const path of ['/ce-soir', '/ce-soir/vox/filters/versions-vost'])
    expect(addressFor(edition, path, city)).toBe('/ce-soir/lyon')
  expect(addressFor(edition, '/ce-soir/lyon', cinema)).toBe('/ce-soir/rex')
})

test('narrows lists of films and tonight’s showtimes to the city around a position, but orders the cinemas', () => {
  const here = { type: 'position', value: { latitude: 45, longitude: 4 } } as const
  const leads = (path: string) => addressFor(edition, path, here, 'lyon')
  expect(leads('/films')).toBe('/films/filters/localisation-lyon')
  expect(leads('/ce-soir/paris')).toBe('/ce-soir/lyon')
  expect([leads('/cinemas'), leads('/films/heron'), leads('/ce-soir')]).toEqual([null, null, null])
  expect(leads('/films/heron/filters/date-2026-11-21,localisation-vox')).toBe(
    '/films/heron/filters/date-2026-11-21,localisation-lyon',
  )
  expect(leads('/films/heron/filters/date-2026-11-21')).toBeNull()
})

test('changes no page without a place, and none for a position far from any cinema', () => {
  expect(addressFor(edition, '/', cinema)).toBeNull()
  expect(addressFor(edition, '/cinemas/vox', city)).toBeNull()
  expect(
    addressFor(edition, '/films', { type: 'position', value: { latitude: 45, longitude: 4 } }),
  ).toBeNull()
  expect(addressFor(edition, '/films', null)).toBeNull()
})
