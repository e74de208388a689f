import type { Language } from '../../config/types.ts'

/** How a locale writes numbers. Server and browser bring different versions of the same locale, and a page must read alike in both. */
export interface NumberStyle {
  readonly group: string
  readonly decimal: string
  /** Inside a price, where it differs. */
  readonly moneyDecimal?: string
  /** Between a price and its currency; absent where a price begins with the currency. */
  readonly beforeCurrency?: string
  /** Between the currency and its price; absent where only a currency of letters has a space. */
  readonly afterCurrency?: string
  readonly beforePercent: string
}

export const SPACE = '\u00a0'
export const NARROW_SPACE = '\u202f'

const french: NumberStyle = { group: NARROW_SPACE, decimal: ',', beforeCurrency: SPACE, beforePercent: SPACE }

const byLanguage: Readonly<Record<Language, NumberStyle>> = {
  fr: french,
  en: { group: ',', decimal: '.', beforePercent: '' },
  de: { group: '.', decimal: ',', beforeCurrency: SPACE, beforePercent: SPACE },
  nl: { group: '.', decimal: ',', afterCurrency: SPACE, beforePercent: '' },
}

const byLocale: Readonly<Record<string, NumberStyle>> = {
  'fr-CH': { ...french, group: "'", moneyDecimal: '.', beforePercent: '' },
  'de-CH': { group: "'", decimal: '.', afterCurrency: SPACE, beforePercent: '' },
  'fr-MA': { ...french, group: '.' },
}

/** The digits of every number: only its separators differ from locale to locale. */
export function writer(options: Intl.NumberFormatOptions, group: string, decimal: string) {
  const format = new Intl.NumberFormat('en', options)
  return (value: number) =>
    format.format(value).replace(/[,.]/g, (separator) => (separator === ',' ? group : decimal))
}

export const styleOf = (language: Language, region: string): NumberStyle =>
  byLocale[`${language}-${region}`] ?? byLanguage[language]

const written = new Map<NumberStyle, (value: number) => string>()

/** How numbers are written in a country; English is written as in Europe. */
export function numbersOf(language: Language, region: string): (value: number) => string {
  const style = styleOf(language, region)
  const number = written.get(style) ?? writer({}, style.group, style.decimal)
  written.set(style, number)
  return number
}
