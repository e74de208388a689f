import { expect, test } from 'vitest'
import { wordOfAddress } from './slug.ts'

test('German umlauts become two letters in German, and one in other languages', () => {
  expect(wordOfAddress('Größe, Überraschung & Öl', 'de')).toBe('groesse-ueberraschung-oel')
  expect(wordOfAddress('Größe, Überraschung & Öl'.normalize('NFD'), 'de')).toBe('groesse-ueberraschung-oel')
  expect(wordOfAddress('Noël à Düsseldorf', 'fr')).toBe('noel-a-dusseldorf')
})
