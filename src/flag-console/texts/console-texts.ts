import type { Language } from '../../../config/types.ts'
import { type DateTexts, dateTextsIn } from './dates.ts'
import { type Names, namesIn } from './names.ts'
import { type TranslateText, translator } from './translate.ts'
import { type ValueTexts, valueTextsIn } from './values.ts'

/** Everything that the console writes in one language. */
export interface ConsoleTexts extends Names, ValueTexts, DateTexts {
  readonly language: Language
  readonly t: TranslateText
  /** `lang` of texts that exist in English only; undefined on an English page. */
  readonly english: 'en' | undefined
}

const known = new Map<Language, ConsoleTexts>()

function createConsoleTexts(language: Language): ConsoleTexts {
  const t = translator(language)
  return {
    language,
    t,
    english: language === 'en' ? undefined : 'en',
    ...namesIn(language),
    ...valueTextsIn(t),
    ...dateTextsIn(language, t),
  }
}

export function consoleTexts(language: Language): ConsoleTexts {
  const texts = known.get(language) ?? createConsoleTexts(language)
  known.set(language, texts)
  return texts
}
