const letters: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Text as the index and the queries hold it: lower case, no accents, words of letters and digits with one space between. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const MAX_WORDS = 8

/** The folded words of a question; none if it holds no letter and no digit. */
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

/** The spellings of a folded word: `st` and `saint` are the same. */
export const spellingsOf = (word: string): readonly string[] =>
  Object.hasOwn(saints, word) ? (saints[word] ?? []) : [word]

const ONE_EDIT = 5
const TWO_EDITS = 9

/** Wrong letters that a word of a question may have. */
export const editsOf = (word: string): number =>
  word.length < ONE_EDIT ? 0 : word.length < TWO_EDITS ? 1 : 2

/** Whether `word` is a prefix of `known` with at most `edits` wrong, missing, added or swapped letters. The first letter has to be right. */
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

/** 0: the title equals the query; 1: it starts with it; 2: its words start with those of the query; 3: they nearly do; null: no match. */
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

/** Items whose titles match, best first. Those that nearly match come only with `near`, and only if no title matches. */
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
