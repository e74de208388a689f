import type { Language } from './types.ts'

/** Every language of the product with its own name, as the language switch writes it. */
export const languageNames = { fr: 'Français', en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const satisfies Record<Language, string>

export const languages = Object.keys(languageNames) as Language[]
