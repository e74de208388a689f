/** Every language with its own name. */
export const languageNames = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
  nl: 'Nederlands',
} as const

export type Language = keyof typeof languageNames

export const languages = Object.keys(languageNames) as Language[]

export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value)

/** Words by language; English stands in for a language without its own. */
export type Words<Text> = { readonly en: Text } & Readonly<Partial<Record<Language, Text>>>

export const wordsIn = <Text>(words: Words<Text>, language: Language): Text => words[language] ?? words.en
