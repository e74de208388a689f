import { expect, test } from 'vitest'
import { chosenPlaceHref, isAwaitedAt } from './chosen-place.ts'

const at = (slug: string) => ({
  label: slug,
  href: `/films/heron/filters/date-2026-11-21,localisation-${slug}`,
  external: false,
})
const choice = (value: string, count: number) => ({
  value,
  label: value,
  count,
  active: false,
  href: `/films/heron/filters/localisation-${value}`,
})

const cities = [{ city: 'Lyon', cinemas: [at('rex'), at('rex-nord')] }]
const page = {
  showtimes: { place: { label: 'Anywhere', clearHref: null, cities, count: 2 }, main: null },
  filters: {
    groups: [
      { name: 'localisation' as const, label: 'Place', choices: [choice('lyon', 2), choice('nice', 0)] },
    ],
  },
}

const placed = (clearHref: string) => ({
  ...page,
  showtimes: { place: { label: 'Vox', clearHref, cities, count: 2 }, main: null },
})

test('links to the film at the chosen cinema or in the chosen city', () => {
  expect(chosenPlaceHref(page, 'rex')).toBe('/films/heron/filters/date-2026-11-21,localisation-rex')
  expect(chosenPlaceHref(page, 'lyon')).toBe('/films/heron/filters/localisation-lyon')
})

test('links to the film at a cinema that only its city is listed of', () => {
  const place = {
    ...page.showtimes.place,
    cities: [{ city: 'Lyon', cinemas: [at('lyon')], unlisted: 'rex rex-nord' }],
  }
  const short = { ...page, showtimes: { ...page.showtimes, place } }
  expect(chosenPlaceHref(short, 'rex')).toBe('/films/heron/filters/date-2026-11-21,localisation-rex')
  expect(chosenPlaceHref(short, 'vox')).toBeNull()
})

test('is null for a place without the film, and for no place', () => {
  for (const place of ['vox', 'nice', '']) expect(chosenPlaceHref(page, place)).toBeNull()
})

test('is null if the address has a place', () => {
  expect(chosenPlaceHref(placed('/films/heron'), 'rex')).toBeNull()
})

test('a chosen place without the film is one to be reminded of', () => {
  expect(isAwaitedAt(page, { slug: 'vox', guessed: false })).toBe(true)
  expect(isAwaitedAt(page, { slug: 'rex', guessed: false })).toBe(false)
  expect(isAwaitedAt(page, { slug: 'vox', guessed: true })).toBe(false)
  expect(isAwaitedAt(page, { slug: '', guessed: false })).toBe(false)
  expect(isAwaitedAt(placed('/x'), { slug: 'vox', guessed: false })).toBe(false)
})
