import { expect, test } from 'vitest'
import { foldText, wordsOf } from './search-text.ts'

test.each([
  ['L’Œuvre  au NOIR', 'l oeuvre au noir'],
  ['Straße & Ærø', 'strasse aero'],
  ['Élodie Çelik-Łuk', 'elodie celik luk'],
  ['« 4DX »', '4dx'],
  ['مَاتَ', 'مات'],
  ['…', ''],
])('%s is indexed as %s', (text, folded) => expect(foldText(text)).toBe(folded))

test('a question is at most eight different words', () => {
  expect(wordsOf('a b A c "d* e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
})
