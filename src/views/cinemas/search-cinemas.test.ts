import { expect, test } from 'vitest'
import { searchCinemas } from './search-cinemas.ts'

const cinema = (name: string, postalCode: string | null) => ({ slug: name, name, postalCode, href: `/cinemas/${name}`, line: '', marks: [] })

const groups = [
  { name: 'Saint-Étienne', href: null, cinemas: [cinema('Châteaucreux', '42000')] },
  { name: 'Lyon', href: null, cinemas: [cinema('Bellecour', '69002'), cinema('Confluence', null)] },
]

const names = (typed: string) => searchCinemas(groups, typed).flatMap(({ cinemas }) => cinemas.map(({ name }) => name))

test('a city brings its cinemas, without its accents too', () => {
  expect(names('saint-etienne')).toEqual(['Châteaucreux'])
  expect(names('LYON')).toEqual(['Bellecour', 'Confluence'])
})

test('a cinema is found by a part of its name', () => {
  expect(names('chateau')).toEqual(['Châteaucreux'])
})

test('digits are the beginning of a postal code', () => {
  expect(names('69')).toEqual(['Bellecour'])
  expect(names('9002')).toEqual([])
})

test('nothing typed is everything', () => {
  expect(names('  ')).toHaveLength(3)
})
