import type { Currency, Language } from '../../config/types.ts'

/** How a locale writes numbers. Server and browser bring different versions of the same locale, and a page must read alike in both. */
interface NumberStyle {
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

const SPACE = '\u00a0'
const NARROW_SPACE = '\u202f'

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

const symbols: Readonly<Record<Currency, string>> = { EUR: '€', CHF: 'CHF', MAD: 'MAD', XOF: `F${NARROW_SPACE}CFA` }

export interface NumberFormats {
  number(value: number): string
  price(amount: number): string
  /** `−24 %` of -0.24. */
  percent(share: number): string
}

const MINUS = '\u2212'

/** The digits of every number: only its separators differ from locale to locale. */
function writer(options: Intl.NumberFormatOptions, group: string, decimal: string) {
  const format = new Intl.NumberFormat('en', options)
  return (value: number) => format.format(value).replace(/[,.]/g, (separator) => (separator === ',' ? group : decimal))
}

const symbolOf = (language: Language, currency: Currency): string => {
  if (currency === 'TND') return language === 'fr' ? 'DT' : currency
  const named = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0)
  return symbols[currency] ?? named.find(({ type }) => type === 'currency')?.value ?? currency
}

const fractionOf = (currency: Currency): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

const styleOf = (language: Language, region: string): NumberStyle => byLocale[`${language}-${region}`] ?? byLanguage[language]

const written = new Map<NumberStyle, (value: number) => string>()

/** How numbers are written in a country; English is written as in Europe. */
export function numbersOf(language: Language, region: string): (value: number) => string {
  const style = styleOf(language, region)
  const number = written.get(style) ?? writer({}, style.group, style.decimal)
  written.set(style, number)
  return number
}

export function createNumberFormats(language: Language, region: string, currency: Currency): NumberFormats {
  const style = styleOf(language, region)
  const fraction = fractionOf(currency)
  const symbol = symbolOf(language, currency)
  const amount = writer({ minimumFractionDigits: fraction, maximumFractionDigits: fraction }, style.group, style.moneyDecimal ?? style.decimal)
  const whole = writer({ maximumFractionDigits: 0 }, style.group, style.decimal)
  const before = symbol + (style.afterCurrency ?? (/\p{L}$/u.test(symbol) ? SPACE : ''))
  return {
    number: numbersOf(language, region),
    price(value) {
      if (style.beforeCurrency !== undefined) return amount(value) + style.beforeCurrency + symbol
      return (value < 0 ? '-' : '') + before + amount(Math.abs(value))
    },
    percent: (share) => `${whole(share * 100).replace('-', MINUS)}${style.beforePercent}%`,
  }
}
