import { expect, test } from 'vitest'
import { nearestFirst } from './nearest-first.ts'

const group = (name: string, ...slugs: string[]) => ({ name, cinemas: slugs.map((slug) => ({ slug })) })
const groups = [group('Annecy', 'courier'), group('Lyon', 'bellecour', 'confluence'), group('Nice', 'lido')]

const order = (nearby: readonly string[]) => nearestFirst(groups, nearby).map(({ name, cinemas }) => [name, ...cinemas.map(({ slug }) => slug)])

test('the cinemas nearby come first, and bring their cities along', () => {
  expect(order(['confluence', 'lido'])).toEqual([
    ['Lyon', 'confluence', 'bellecour'],
    ['Nice', 'lido'],
    ['Annecy', 'courier'],
  ])
})

test('without any, lists keep their order', () => expect(nearestFirst(groups, [])).toBe(groups))
