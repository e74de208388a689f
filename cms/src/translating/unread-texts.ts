import { isLanguage } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { record, textsOf } from '../content/document-value.ts'

/** Field of a document with what is noted about its translations. */
export const NOTES = 'translationNotes'

/** Places of texts that a machine wrote and nobody has read since, by language. */
export type UnreadTexts = Partial<Record<Language, readonly string[]>>

/** The unread texts among the notes of a document. */
export function unreadIn(notes: unknown): UnreadTexts {
  const unread: UnreadTexts = {}
  for (const [language, places] of Object.entries(record(record(notes).unread)))
    if (isLanguage(language) && textsOf(places).length > 0) unread[language] = textsOf(places)
  return unread
}
