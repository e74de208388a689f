import { describe, expect, test } from 'vitest'
import { cutAtWord } from './page-seo.ts'

describe('a description', () => {
  test.each([
    ['fits', 'Drame. Une gardienne.', 40, 'Drame. Une gardienne.'],
    [
      'is cut before the word that does not fit',
      'Une gardienne de phare reçoit chaque nuit',
      25,
      'Une gardienne de phare…',
    ],
    ['ends without punctuation', 'Trois mécaniciennes, une station', 22, 'Trois mécaniciennes…'],
    ['of one endless word', 'x'.repeat(50), 20, `${'x'.repeat(19)}…`],
    ['has no line breaks', 'a\n\n b', 20, 'a b'],
  ])('%s', (_, text, length, expected) => {
    expect(cutAtWord(text, length)).toBe(expected)
    expect(cutAtWord(text, length).length).toBeLessThanOrEqual(length)
  })
})
