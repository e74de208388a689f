import { expect, test } from 'vitest'
import { matchedParts } from './hit-row.tsx'

const marked = (text: string, question: string) =>
  matchedParts(text, question)
    .map((part) => (part.matched ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Lyon Bellecour', 'lyo', '[Lyo]n Bellecour'],
  ['L’été à Zürich', 'ete zur', 'L’[été] à [Zür]ich'],
  ['Cœur de pirate', 'coe', '[Cœ]ur de pirate'],
  ['Łódź', 'lod', '[Łód]ź'],
  ['Le tigre, le tigre', 'Tigre', 'Le [tigre], le [tigre]'],
  ['Cinéma', 'néma', 'Cinéma'],
  ['Ciné-club', 'club ciné', '[Ciné]-[club]'],
  ['Heron', 'a.*', 'Heron'],
  ['Heron', '  ', 'Heron'],
])('%s for the query %j', (text, question, result) => {
  expect(marked(text, question)).toBe(result)
})

test('loses no text', () => {
  const text = 'E\u0301toiles — 4DX, 🎬 d’été'
  expect(
    matchedParts(text, 'eto 4dx')
      .map((part) => part.text)
      .join(''),
  ).toBe(text.normalize('NFC'))
})
