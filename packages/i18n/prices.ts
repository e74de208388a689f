import type { Currency, Language } from '#config/types.ts'
import { NARROW_SPACE, numbersOf, SPACE, styleOf, writer } from './numbers.ts'

const symbols: Readonly<Record<Currency, string>> = {
  EUR: '€',
  CHF: 'CHF',
  MAD: 'MAD',
  XOF: `F${NARROW_SPACE}CFA`,
}

export interface NumberFormats {
  number(value: number): string
  price(amount: number): string
  percent(share: number): string
}

const MINUS = '\u2212'

const symbolOf = (language: Language, currency: Currency): string => {
  if (currency === 'TND') return language === 'fr' ? 'DT' : currency
  const named = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0)
  return symbols[currency] ?? named.find(({ type }) => type === 'currency')?.value ?? currency
}

const fractionOf = (currency: Currency): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

export function createNumberFormats(language: Language, region: string, currency: Currency): NumberFormats {
  const style = styleOf(language, region)
  const fraction = fractionOf(currency)
  const symbol = symbolOf(language, currency)
  const amount = writer(
    { minimumFractionDigits: fraction, maximumFractionDigits: fraction },
    style.group,
    style.moneyDecimal ?? style.decimal,
  )
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
