import type { Language, PerLanguage } from '#config/types.ts'

/** Number formats of a locale. ICU data differ between server and browser, and both must render the same. */
export interface NumberStyle {
  readonly group: string
  readonly decimal: string
  /** Decimal sign of prices, if different. */
  readonly moneyDecimal?: string
  /** The space between amount and currency; absent if the currency comes first. */
  readonly beforeCurrency?: string
  /** The space between currency and amount; absent if only letter codes have one. */
  readonly afterCurrency?: string
  readonly beforePercent: string
}

export const SPACE = '\u00a0'
export const NARROW_SPACE = '\u202f'

const french: NumberStyle = { group: NARROW_SPACE, decimal: ',', beforeCurrency: SPACE, beforePercent: SPACE }

/** Separators of most languages of Europe. */
const european: NumberStyle = { group: '.', decimal: ',', beforeCurrency: SPACE, beforePercent: SPACE }

const byLanguage: PerLanguage<NumberStyle> = {
  fr: french,
  en: { group: ',', decimal: '.', beforePercent: '' },
  nl: { group: '.', decimal: ',', afterCurrency: SPACE, beforePercent: '' },
}

const byLocale: Readonly<Record<string, NumberStyle>> = {
  'fr-CH': { ...french, group: "'", moneyDecimal: '.', beforePercent: '' },
  'de-CH': { group: "'", decimal: '.', afterCurrency: SPACE, beforePercent: '' },
  'fr-MA': { ...french, group: '.' },
}

/** Digits are the same in every locale; only separators differ. */
export function writer(options: Intl.NumberFormatOptions, group: string, decimal: string) {
  const format = new Intl.NumberFormat('en', options)
  return (value: number) =>
    format.format(value).replace(/[,.]/g, (separator) => (separator === ',' ? group : decimal))
}

/** A whole number below it has no separator. */
const SMALLEST_GROUPED = 1_000

/** The first `Intl.NumberFormat` of a page takes 15 ms of CPU time, which most pages need not spend. */
function numberWriter({ group, decimal }: NumberStyle): (value: number) => string {
  let write: ((value: number) => string) | undefined
  return (value) => {
    if (Number.isInteger(value) && value >= 0 && value < SMALLEST_GROUPED) return String(value)
    write ??= writer({}, group, decimal)
    return write(value)
  }
}

export const styleOf = (language: Language, region: string): NumberStyle =>
  byLocale[`${language}-${region}`] ?? byLanguage[language] ?? european

const written = new Map<NumberStyle, (value: number) => string>()

/** Number format of a country; English follows European formats. */
export function numbersOf(language: Language, region: string): (value: number) => string {
  const style = styleOf(language, region)
  const number = written.get(style) ?? numberWriter(style)
  written.set(style, number)
  return number
}
