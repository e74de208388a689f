import { plainLetters } from '#models/rules/plain-letters.ts'

/** True if the text contains every word of the search, accents aside. */
export function hasWords(text: string, search: string): boolean {
  const searched = plainLetters(text)
  return plainLetters(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
