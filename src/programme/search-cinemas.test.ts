import { expect, test } from 'vitest'
import { searchCinemas } from './search-cinemas.ts'

const cinema = (name: string, postalCode: string | null) => ({
  slug: name,
  name,
  postalCode,
  href: `/cinemas/${name}`,
  line: '',
  marks: [],
})

const groups = [
  { name: 'Saint-Étienne', postalCode: '42', href: null, cinemas: [cinema('Châteaucreux', '42000')] },
  {
    name: 'Lyon',
    postalCode: '69',
    href: null,
    cinemas: [cinema('Bellecour', '69002'), cinema('Confluence', null)],
  },
]

const names = (typed: string) =>
  searchCinemas(groups, typed).flatMap(({ cinemas }) => cinemas.map(({ name }) => name))

test('finds all cinemas of a city, also without accents', () => {
  expect(names('saint-etienne')).toEqual(['Châteaucreux'])
  expect(names('LYON')).toEqual(['Bellecour', 'Confluence'])
})

test('finds a cinema by a part of its name', () => {
  expect(names('chateau')).toEqual(['Châteaucreux'])
})

test.each(['st etienne', 'St-Étienne', 'saint etienne', 'sai', 'étiene', 'chateaucrex'])(
  '%s finds Saint-Étienne',
  (typed) => {
    expect(names(typed)).toEqual(['Châteaucreux'])
  },
)

test('accepts a wrong, missing or swapped letter if nothing matches', () => {
  expect(names('Belecour')).toEqual(['Bellecour'])
  expect(names('lyon confleunce')).toEqual(['Confluence'])
  expect(names('lyno')).toEqual([])
  expect(names('Marseille')).toEqual([])
})

test('finds a cinema by the first digits of its postal code', () => {
  expect(names('690')).toEqual(['Bellecour'])
  expect(names('69 002')).toEqual(['Bellecour'])
  expect(names('9002')).toEqual([])
})

test('finds all cinemas of a city by the first digits of its postal code', () => {
  expect(names('69')).toEqual(['Bellecour', 'Confluence'])
  expect(names('4')).toEqual(['Châteaucreux'])
})

test('matches letters of a postal code in any case', () => {
  const leiden = [{ name: 'Leiden', postalCode: null, href: null, cinemas: [cinema('Stadsmuze', '2312 WS')] }]
  expect(searchCinemas(leiden, '2312ws')).toHaveLength(1)
  expect(searchCinemas(leiden, '2312 wx')).toHaveLength(0)
})

test('lists all cinemas for an empty query', () => {
  expect(names('  ')).toHaveLength(3)
})
