import { expect, test } from 'vitest'
import { cinemasOf, nearestFirst } from './nearest-first.ts'

const group = (name: string, ...slugs: string[]) => ({ name, cinemas: slugs.map((slug) => ({ slug })) })
const groups = [group('Annecy', 'courier'), group('Lyon', 'bellecour', 'confluence'), group('Nice', 'lido')]

const order = (nearby: readonly string[]) =>
  nearestFirst(groups, nearby).map(({ name, cinemas }) => [name, ...cinemas.map(({ slug }) => slug)])

test('the cinemas nearby come first, and bring their cities along', () => {
  expect(order(['confluence', 'lido'])).toEqual([
    ['Lyon', 'confluence', 'bellecour'],
    ['Nice', 'lido'],
    ['Annecy', 'courier'],
  ])
})

test('without any, lists keep their order', () => expect(nearestFirst(groups, [])).toBe(groups))

test('a chosen cinema comes before the others of its city, a chosen city as a whole', () => {
  expect(cinemasOf({ name: 'Lyon Confluence', slug: 'confluence' }, groups)).toEqual([
    'confluence',
    'bellecour',
  ])
  expect(cinemasOf({ name: 'Lyon', slug: 'lyon' }, groups)).toEqual(['bellecour', 'confluence'])
})

test('no choice, one that is not listed and a guess order nothing', () => {
  expect([cinemasOf(null, groups), cinemasOf({ name: 'Metz', slug: 'metz' }, groups)]).toEqual([[], []])
  expect(cinemasOf({ name: 'Lyon', slug: 'lyon', guessed: true }, groups)).toEqual([])
})
