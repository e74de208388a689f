import { expect, it } from 'vitest'
import { wordsOf } from '#models/rules/search-text.ts'
import { snippetOf } from './snippet.ts'

const marked = (text: string, query: string) =>
  snippetOf(text, wordsOf(query))
    ?.map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('')

it('marks words whatever their accents, case and ligatures', () => {
  expect(marked('Un ÉTÉ de cinéma', 'ete CINEMA')).toBe('Un [ÉTÉ] de [cinéma]')
  expect(marked('In der Straße', 'strasse')).toBe('In der [Straße]')
  expect(marked('Le cœur', 'coeur')).toBe('Le [cœur]')
  expect(marked('Cafe\u0301 noir', 'café')).toBe('[Café] noir')
})

it('marks a part of a word', () => {
  expect(marked('Das Kinoprogramm', 'programm')).toBe('Das Kino[programm]')
})

it('marks overlapping words once', () => {
  expect(marked('Kurzfilme', 'kurzfilm filme')).toBe('[Kurzfilm]e')
})

it('cuts a long text between words around its first hit', () => {
  const text = `${'avant '.repeat(50)}la neige ${'après '.repeat(50)}`
  const snippet = marked(text, 'neige') ?? ''
  expect(snippet).toMatch(/^… avant .* la \[neige\] après .* …$/)
  expect(snippet.length).toBeLessThan(200)
})

it('is absent without a hit', () => {
  expect(snippetOf('Neige', wordsOf('soleil'))).toBeUndefined()
  expect(snippetOf('Neige', [])).toBeUndefined()
})
