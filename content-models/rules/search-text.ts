import { plainLetters } from './plain-letters.ts'

/**
 * Normalises text for index and queries: plain letters and digits separated by single spaces.
 */
export const foldText = (text: string): string =>
  plainLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const MAX_WORDS = 8

/** Folded words of a query; empty without letters and digits. */
export function wordsOf(question: string): string[] {
  return [...new Set(foldText(question).split(' ').filter(Boolean))].slice(0, MAX_WORDS)
}

const saints: Readonly<Record<string, readonly string[]>> = {
  st: ['st', 'saint', 'sankt', 'sint'],
  ste: ['ste', 'sainte'],
  saint: ['saint', 'st'],
  sainte: ['sainte', 'ste'],
  sankt: ['sankt', 'st'],
  sint: ['sint', 'st'],
}

/** Spelling variants of a folded word: `st` and `saint`. */
export const spellingsOf = (word: string): readonly string[] =>
  Object.hasOwn(saints, word) ? (saints[word] ?? []) : [word]

const ONE_EDIT = 5
const TWO_EDITS = 9

/** Allowed typos in a word of a query. */
export const editsOf = (word: string): number =>
  word.length < ONE_EDIT ? 0 : word.length < TWO_EDITS ? 1 : 2

/**
 * True if `word` is a prefix of `known` within `edits` replaced, missing, added or swapped letters. The
 * first letter must match.
 */
export const isNear = (word: string, known: string, edits = editsOf(word)): boolean =>
  word[0] === known[0] && beginsNearly(word, known, edits)

function beginsNearly(word: string, known: string, edits: number): boolean {
  let same = 0
  while (same < word.length && word[same] === known[same]) same += 1
  if (same === word.length) return true
  if (edits === 0) return false
  const [rest, other] = [word.slice(same), known.slice(same)]
  if (
    rest.length > 1 &&
    rest[0] === other[1] &&
    rest[1] === other[0] &&
    beginsNearly(rest.slice(2), other.slice(2), edits - 1)
  )
    return true
  return (
    beginsNearly(rest.slice(1), other.slice(1), edits - 1) ||
    beginsNearly(rest, other.slice(1), edits - 1) ||
    beginsNearly(rest.slice(1), other, edits - 1)
  )
}

/** 0: equal; 1: the title starts with the query; 2: word prefixes match; 3: fuzzy match; null: none. */
export function titleRank(title: string, question: string): 0 | 1 | 2 | 3 | null {
  const [known, query] = [foldText(title), foldText(question)]
  if (query === '') return null
  if (known === query) return 0
  if (known.startsWith(query)) return 1
  const titleWords = known.split(' ')
  const words = wordsOf(query)
  const begins = (word: string) =>
    spellingsOf(word).some((each) => titleWords.some((other) => other.startsWith(each)))
  if (words.every(begins) || titleWords.some((each) => each.startsWith(query.replaceAll(' ', '')))) return 2
  return words.every((word) => begins(word) || titleWords.some((each) => isNear(word, each))) ? 3 : null
}

/** Best match first. Fuzzy matches only with `near`, and without better ones. */
export function bestTitles<Item>(
  items: readonly Item[],
  titleOf: (item: Item) => string,
  question: string,
  near: boolean,
): readonly Item[] {
  const ranked = items.flatMap((item) => {
    const rank = titleRank(titleOf(item), question)
    return rank === null ? [] : [{ item, rank }]
  })
  const exact = ranked.filter(({ rank }) => rank < 3)
  return (exact.length > 0 || !near ? exact : ranked)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}
