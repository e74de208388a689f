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
const showtimes = {
  place: { label: 'Anywhere', clearHref: null, cities },
  main: null,
  filters: {
    groups: [
      { name: 'localisation' as const, label: 'Place', choices: [choice('lyon', 2), choice('nice', 0)] },
    ],
  },
}

test('links to the film at the chosen cinema or in the chosen city', () => {
  expect(chosenPlaceHref(showtimes, 'rex')).toBe('/films/heron/filters/date-2026-11-21,localisation-rex')
  expect(chosenPlaceHref(showtimes, 'lyon')).toBe('/films/heron/filters/localisation-lyon')
})

test('is null for a place without the film, and for no place', () => {
  for (const place of ['vox', 'nice', '']) expect(chosenPlaceHref(showtimes, place)).toBeNull()
})

test('is null if the address has a place', () => {
  expect(
    chosenPlaceHref({ ...showtimes, place: { label: 'Vox', clearHref: '/films/heron', cities } }, 'rex'),
  ).toBeNull()
})

test('a chosen place without the film is one to be reminded of', () => {
  expect(isAwaitedAt(showtimes, { slug: 'vox', guessed: false })).toBe(true)
  expect(isAwaitedAt(showtimes, { slug: 'rex', guessed: false })).toBe(false)
  expect(isAwaitedAt(showtimes, { slug: 'vox', guessed: true })).toBe(false)
  expect(isAwaitedAt(showtimes, { slug: '', guessed: false })).toBe(false)
  expect(
    isAwaitedAt(
      { ...showtimes, place: { label: 'Vox', clearHref: '/x', cities } },
      { slug: 'vox', guessed: false },
    ),
  ).toBe(false)
})
