import { plainLetters } from '#models/rules/plain-letters.ts'

export interface TextPart {
  readonly text: string
  readonly matched: boolean
}

const isWordPart = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** Splits a text where words of the query start its words, ignoring accents and case. */
export function matchedParts(text: string, question: string): readonly TextPart[] {
  const letters = [...text.normalize('NFC')]
  const origin = letters.flatMap((letter, index) => [...plainLetters(letter)].map(() => index))
  const folded = letters.map(plainLetters).join('')
  const marked = new Set<number>()
  for (const word of plainLetters(question).split(/[^\p{L}\p{N}]+/u)) {
    if (word === '') continue
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (isWordPart(folded[at - 1])) continue
      for (const index of origin.slice(at, at + word.length)) marked.add(index)
    }
  }
  const parts: { text: string; matched: boolean }[] = []
  for (const [index, letter] of letters.entries()) {
    const matched = marked.has(index)
    const last = parts.at(-1)
    if (last?.matched === matched) last.text += letter
    else parts.push({ text: letter, matched })
  }
  return parts
}
