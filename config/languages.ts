/** Every language with its own name. */
export const languageNames = { fr: 'Français', en: 'English', de: 'Deutsch', nl: 'Nederlands' } as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as Language[]

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)
