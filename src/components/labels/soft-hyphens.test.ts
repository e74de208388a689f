import { expect, test } from 'vitest'
import { softHyphens } from './soft-hyphens.ts'

const shown = (title: string, longerThan?: number) => softHyphens(title, longerThan).replaceAll('\u00ad', '|')

test('long words may break between syllables, short ones not', () => {
  expect(shown('Donaudampfschifffahrtsgeheimnis und mehr')).toBe(
    'Donau|dampf|schiff|fahrts|geheim|nis und mehr',
  )
  expect(shown('Les phares éteints')).toBe('Les phares éteints')
})

test('no part is shorter than three letters', () => {
  for (const word of [
    'Anticonstitutionnellement',
    'Verantwoordelijkheidsgevoel',
    'Kairosphärenwanderung',
    'Otorhinolaryngology',
  ]) {
    for (const part of shown(word, 8).split('|')) expect(part.length).toBeGreaterThanOrEqual(3)
  }
})

test('the letters stay the same', () => {
  expect(softHyphens('Höchstgeschwindigkeitsrausch').replaceAll('\u00ad', '')).toBe(
    'Höchstgeschwindigkeitsrausch',
  )
})
