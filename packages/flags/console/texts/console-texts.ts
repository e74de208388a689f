import { createTextsContext } from '@marquee/forms/texts-context.ts'
import type { Language } from '#config/types.ts'
import { type DateTexts, dateTextsIn } from './dates.ts'
import { type Names, namesIn } from './names.ts'
import { type TranslateText, translator } from './translate.ts'
import { type ValueTexts, valueTextsIn } from './values.ts'

/** Everything that the console writes in one language. */
export interface ConsoleTexts extends Names, ValueTexts, DateTexts {
  readonly language: Language
  readonly t: TranslateText
}

type TimelessTexts = Omit<ConsoleTexts, keyof DateTexts>

const timeless = new Map<Language, TimelessTexts>()
const known = new Map<string, ConsoleTexts>()

function timelessTexts(language: Language): TimelessTexts {
  const before = timeless.get(language)
  if (before) return before
  const t = translator(language)
  const texts = {
    language,
    t,
    ...namesIn(language),
    ...valueTextsIn(t),
  } as const
  timeless.set(language, texts)
  return texts
}

/** `zone`: IANA name, spelled as `knownZone` does, which bounds the cache. */
export function consoleTexts(language: Language, zone = 'UTC'): ConsoleTexts {
  const key = `${language} ${zone}`
  const before = known.get(key)
  if (before) return before
  const texts = timelessTexts(language)
  const made = { ...texts, ...dateTextsIn(language, texts.t, zone) }
  known.set(key, made)
  return made
}

export const [TextsContext, useTexts] = createTextsContext<ConsoleTexts>()
