import { expect, test } from 'vitest'
import { softHyphens } from './soft-hyphens.ts'

const shown = (title: string, longerThan?: number) => softHyphens(title, longerThan).replaceAll('\u00ad', '|')

test('hyphenates long words between syllables, and leaves short ones unchanged', () => {
  expect(shown('Donaudampfschifffahrtsgeheimnis und mehr')).toBe(
    'Donau|dampf|schiff|fahrts|geheim|nis und mehr',
  )
  expect(shown('mechanische Laternenmacher, Kingfisher', 6)).toBe(
    'mecha|nische Later|nen|macher, King|fisher',
  )
  expect(shown('Les phares éteints')).toBe('Les phares éteints')
})

test('creates no part of less than three letters', () => {
  for (const word of [
    'Anticonstitutionnellement',
    'Verantwoordelijkheidsgevoel',
    'Kairosphärenwanderung',
    'Otorhinolaryngology',
  ]) {
    for (const part of shown(word, 8).split('|')) expect(part.length).toBeGreaterThanOrEqual(3)
  }
})

test('does not change the letters', () => {
  expect(softHyphens('Höchstgeschwindigkeitsrausch').replaceAll('\u00ad', '')).toBe(
    'Höchstgeschwindigkeitsrausch',
  )
})
