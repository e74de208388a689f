import { expect, test } from 'vitest'
import { aComposition, aShow } from '../../page-kit/composition.fixture.ts'
import { listed } from '../../programme/show-list.ts'
import { cardLine } from './card-line.ts'

const { formats, t } = aComposition({})
const opera = { isMovie: false, genres: ['Opéra'], genresSlug: ['opera'], releaseAt: '2026-11-22' }
const lineOf = (more: Parameters<typeof aShow>[1], tab: Parameters<typeof cardLine>[1]) =>
  cardLine(listed(aShow('opera', more), null, 'FR'), tab, { formats, t })

test('an event has its day and its genre', () => {
  expect(lineOf(opera, 'special')).toBe('Dim. 22 nov. · Opéra')
  expect(lineOf({ ...opera, genres: [], genresSlug: [] }, 'special')).toBe('Dim. 22 nov.')
})

test('an announced film or a preview has its day, and other tabs leave the card its own line', () => {
  expect(lineOf(opera, 'upcoming')).toBe('Dim. 22 nov.')
  expect(lineOf(opera, 'presales')).toBe('Dim. 22 nov.')
  expect(lineOf(opera, 'book')).toBeUndefined()
})
