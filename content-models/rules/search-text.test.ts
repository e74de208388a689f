import { expect, test } from 'vitest'
import { bestTitles, foldText, isNear, spellingsOf, titleRank, wordsOf } from './search-text.ts'

test.each([
  ['L’Œuvre  au NOIR', 'l oeuvre au noir'],
  ['Straße & Ærø', 'strasse aero'],
  ['Élodie Çelik-Łuk', 'elodie celik luk'],
  ['« 4DX »', '4dx'],
  ['مَاتَ', 'مات'],
  ['…', ''],
])('%s is indexed as %s', (text, folded) => expect(foldText(text)).toBe(folded))

test('limits a query to eight distinct words', () => {
  expect(wordsOf('a b A c "d* e f g h i')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
})

test.each([
  ['orbitte', 'orbite'],
  ['bellecor', 'bellecour'],
  ['belecour', 'bellecour'],
  ['belelcour', 'bellecour'],
  ['bellecour', 'bellecours'],
  ['chatt', 'chatelet'],
  ['strassbourgg', 'strasbourg'],
  ['marseilel', 'marseille'],
])('%s is nearly a prefix of %s', (word, known) => expect(isNear(word, known)).toBe(true))

test.each([
  ['lyom', 'lyon', 'four letters have to be right'],
  ['borbite', 'orbite', 'the first letter has to be right'],
  ['orbxxte', 'orbite', 'seven letters may have one mistake'],
  ['bexxexour', 'bellecour', 'nine may have two'],
  ['orbitale', 'orbite', 'two letters too many'],
])('%s does not match %s: %s', (word, known) => expect(isNear(word, known)).toBe(false))

test.each([
  ['st', 'saint'],
  ['ste', 'sainte'],
  ['saint', 'st'],
  ['sint', 'st'],
])('%s is also spelled %s', (word, other) => expect(spellingsOf(word)).toContain(other))

test('other words have one spelling', () => expect(spellingsOf('constructor')).toEqual(['constructor']))

test.each([
  ['Lyon', 'lyon', 0],
  ['Lyon Bellecour', 'LYON', 1],
  ['Le Grand Rex', 'grand', 2],
  ['Saint-Denis', 'st denis', 2],
  ['St-Étienne', 'saint etienne', 2],
  ['CinéPass', 'ciné pass', 2],
  ['L’Orbite basse', 'orbitte', 3],
  ['Lyon Bellecour', 'paris', null],
  ['Lyon', ' …', null],
] as const)('%s matches %s with rank %s', (title, question, rank) =>
  expect(titleRank(title, question)).toBe(rank),
)

test('returns near titles only if there is no better match', () => {
  const titles = ['Le Petit Paris', 'Paris', 'Parisse', 'Barris', 'Parrin']
  expect(bestTitles(titles, String, 'paris', true)).toEqual(['Paris', 'Parisse', 'Le Petit Paris'])
  expect(bestTitles(titles, String, 'parris', true)).toEqual(['Le Petit Paris', 'Paris', 'Parisse', 'Parrin'])
  expect(bestTitles(titles, String, 'parris', false)).toEqual([])
  expect(bestTitles(titles, String, 'zzzzz', true)).toEqual([])
})
