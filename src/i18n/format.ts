import type { Currency, Language } from '../../config/types.ts'

/** How an edition writes days, times, prices and lists. */
export interface Formats {
  /** `Ven.`, `Fri`, `Fr`, `Vr`. */
  weekday(date: string): string
  /** `nov.`, `Dec` */
  month(date: string): string
  /** `vendredi 20 novembre`, as inside a sentence. */
  dayName(date: string): string
  /** `vendredi 20 novembre 2026`. */
  fullDay(date: string): string
  /** `Ven. 20 nov.` */
  shortDay(date: string): string
  /** `20 novembre 2026` */
  date(date: string): string
  /** `novembre 2026` */
  monthYear(date: string): string
  /** `vendredi` */
  weekdayName(date: string): string
  /** `20 novembre` */
  dayMonth(date: string): string
  /** `20`, as inside a date: `1er`, `20.` */
  day(date: string): string
  /** `18/11/2026` */
  release(date: string): string
  price(amount: number): string
  number(value: number): string
  /** `−24 %` of -0.24. */
  percent(share: number): string
  /** `Noor Vasseur et Bastien Le Goff` */
  list(items: readonly string[]): string
  readonly collator: Intl.Collator
}

/** English is written as in Europe. */
const dateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** Numbers and prices are written as in the site's country. */
const numberLocale = (language: Language, region: string): string => (language === 'en' ? 'en-GB' : `${language}-${region}`)

/** Noon, so that no zone moves it to another day. */
const noon = (date: string) => Date.parse(`${date.slice(0, 10)}T12:00Z`)

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

const ONE_DAY = 1

const isFirst = (date: string) => Number(date.slice(8, 10)) === ONE_DAY

/** French says `1er décembre`. */
const ordinal = (language: Language, date: string, text: string) => (language === 'fr' && isFirst(date) ? text.replace(/\b1\b/, '1er') : text)

/** Under an hour `52min`, else `1h58`. */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes}min`
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
}

/** `2026-11-20T20:30` → `20:30`. */
export const clock = (wall: string): string => wall.slice(11, 16)

function createFormats(language: Language, region: string, currency: Currency): Formats {
  const locale = dateLocale(language)
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (date: string) => ordinal(language, date, format.format(noon(date)))
  }
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const short = dates({ weekday: 'short', day: 'numeric', month: 'short' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  const money = new Intl.NumberFormat(numberLocale(language, region), { style: 'currency', currency })
  const numbers = new Intl.NumberFormat(numberLocale(language, region))
  const percents = new Intl.NumberFormat(numberLocale(language, region), { style: 'percent' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    weekday: (date) => capital(weekday.format(noon(date))),
    month: (date) => month.format(noon(date)),
    dayName: dates({ weekday: 'long', day: 'numeric', month: 'long' }),
    fullDay: dates({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: (date) => capital(short(date)),
    date: dates({ day: 'numeric', month: 'long', year: 'numeric' }),
    monthYear: dates({ month: 'long', year: 'numeric' }),
    weekdayName: dates({ weekday: 'long' }),
    dayMonth: dates({ day: 'numeric', month: 'long' }),
    day: (date) => ordinal(language, date, `${Number(date.slice(8, 10))}${language === 'de' ? '.' : ''}`),
    release: (date) => `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`,
    price: (amount) => money.format(amount),
    number: (value) => numbers.format(value),
    percent: (share) => percents.format(share).replace('-', '\u2212'),
    list: (items) => lists.format(items),
    collator: new Intl.Collator(locale, { sensitivity: 'base', numeric: true, ignorePunctuation: true }),
  }
}

const known = new Map<string, Formats>()

export function formatsOf(language: Language, site: { readonly region: string; readonly currency: Currency }): Formats {
  const key = `${language} ${site.region}`
  const formats = known.get(key) ?? createFormats(language, site.region, site.currency)
  known.set(key, formats)
  return formats
}
