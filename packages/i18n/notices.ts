import { type Language, type Words, wordsIn } from '#config/languages.ts'
import de from '../../locales/de/notices.json' with { type: 'json' }
import en from '../../locales/en/notices.json' with { type: 'json' }
import fr from '../../locales/fr/notices.json' with { type: 'json' }
import nl from '../../locales/nl/notices.json' with { type: 'json' }

export type Notices = typeof en

const notices: Words<Notices> = { fr, en, de, nl }

/**
 * Texts of the server’s own pages and files. Imported, so that they are available even
 * if everything else fails.
 */
export const noticesOf = (language: Language): Notices => wordsIn(notices, language)
