import { expect, test } from 'vitest'
import { cinemasAround, nearestFirst } from './nearest-first.ts'

const group = (name: string, ...slugs: string[]) => ({ name, cinemas: slugs.map((slug) => ({ slug })) })
const groups = [group('Annecy', 'courier'), group('Lyon', 'bellecour', 'confluence'), group('Nice', 'lido')]

const order = (nearby: readonly string[]) =>
  nearestFirst(groups, nearby).map(({ name, cinemas }) => [name, ...cinemas.map(({ slug }) => slug)])

test('sorts nearby cinemas first, together with their cities', () => {
  expect(order(['confluence', 'lido'])).toEqual([
    ['Lyon', 'confluence', 'bellecour'],
    ['Nice', 'lido'],
    ['Annecy', 'courier'],
  ])
})

test('retains the order without nearby cinemas', () => expect(nearestFirst(groups, [])).toBe(groups))

test('sorts a chosen cinema before the others of its city, and a chosen city as a whole', () => {
  expect(cinemasAround({ name: 'Lyon Confluence', slug: 'confluence' }, groups)).toEqual([
    'confluence',
    'bellecour',
  ])
  expect(cinemasAround({ name: 'Lyon', slug: 'lyon' }, groups)).toEqual(['bellecour', 'confluence'])
})

test('returns no order without a choice, for an unknown place and for a guess', () => {
  expect([cinemasAround(null, groups), cinemasAround({ name: 'Metz', slug: 'metz' }, groups)]).toEqual([
    [],
    [],
  ])
  expect(cinemasAround({ name: 'Lyon', slug: 'lyon', guessed: true }, groups)).toEqual([])
})
