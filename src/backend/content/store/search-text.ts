const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

/** Text as the index and the questions hold it: lower case, no accents, words of letters and digits with one space between. */
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
