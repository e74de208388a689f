import { deu, eng, fra, nld } from 'stopword'
import { searchLimits } from '#config/search-limits.ts'
import type { Language, PerLanguage } from '#config/types.ts'
import { foldText, wordsOf } from '#models/rules/search-text.ts'

const folded = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(foldText))

const stopWords: PerLanguage<ReadonlySet<string>> = {
  fr: folded([...fra, ...searchLimits.fillers.fr]),
  en: folded([...eng, ...searchLimits.fillers.en]),
  de: folded([...deu, ...searchLimits.fillers.de]),
  nl: folded([...nld, ...searchLimits.fillers.nl]),
}

/** The words of a question that say what is looked for; null if those are all of its words, or none. */
export function keyWords(question: string, language: Language): string | null {
  const words = wordsOf(question)
  const kept = words.filter((word) => !stopWords[language]?.has(word))
  return kept.length === 0 || kept.length === words.length ? null : kept.join(' ')
}
