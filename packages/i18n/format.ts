import type { Currency, Language } from '#config/types.ts'
import { createNumberFormats, type NumberFormats } from './prices.ts'

export interface Formats extends NumberFormats {
  weekday(date: string): string
  /** `nov.`, `Dec` */
  month(date: string): string
  monthName(date: string): string
  dayName(date: string): string
  fullDay(date: string): string
  shortDay(date: string): string
  date(date: string): string
  monthYear(date: string): string
  weekdayName(date: string): string
  dayMonth(date: string): string
  /** `20` as part of a date: `1er`, `20.` */
  day(date: string): string
  /** `18/11/2026`, `18.11.2026`, `18-11-2026` */
  release(date: string): string
  /** `Noor Vasseur et Bastien Le Goff` */
  list(items: readonly string[]): string
  readonly collator: Intl.Collator
}

export const dateLocale = (language: Language): string => (language === 'en' ? 'en-GB' : language)

/** Noon, which is the same day in every zone. */
const noon = (date: string) => Date.parse(`${date.slice(0, 10)}T12:00Z`)

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** French `1er décembre`, German `1. Dezember`. */
function dayOfMonth(language: Language, date: string): string {
  const day = Number(date.slice(8, 10))
  if (language === 'de') return `${day}.`
  return language === 'fr' && day === 1 ? '1er' : `${day}`
}

/** A duration under an hour is `52min`, a longer one `1h58`. */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes}min`
  return `${Math.floor(minutes / 60)}h${String(minutes % 60).padStart(2, '0')}`
}

/** Between the numbers of a date; a slash in other languages. */
const dateSeparators: Partial<Record<Language, string>> = { de: '.', nl: '-' }

/** `2026-11-20T20:30` → `20:30`. */
export const clock = (wall: string): string => wall.slice(11, 16)

/** Formatted once per name: a list of films has hundreds of days. */
function namesIn(
  locale: string,
  dates: readonly string[],
  field: 'weekday' | 'month',
  options: Intl.DateTimeFormatOptions,
) {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return dates.map((date) => format.formatToParts(noon(date)).find(({ type }) => type === field)?.value ?? '')
}

const WEEK = Array.from({ length: 7 }, (_, index) => `2026-11-${22 + index}`)
const YEAR = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-20`)

function weekdaysIn(locale: string, options: Intl.DateTimeFormatOptions) {
  const names = namesIn(locale, WEEK, 'weekday', options)
  return (date: string) => names[new Date(noon(date)).getUTCDay()] ?? ''
}

function monthsIn(locale: string, options: Intl.DateTimeFormatOptions) {
  const names = namesIn(locale, YEAR, 'month', options)
  return (date: string) => names[Number(date.slice(5, 7)) - 1] ?? ''
}

/** Separators are our own: ICU data differ between server and browser. */
function createDates(language: Language) {
  const locale = dateLocale(language)
  const together = { weekday: 'short', day: 'numeric', month: 'short' } as const
  const weekday = weekdaysIn(locale, { weekday: 'short' })
  const weekdayName = weekdaysIn(locale, { weekday: 'long' })
  const [shortWeekday, shortMonth] = [weekdaysIn(locale, together), monthsIn(locale, together)]
  const monthName = monthsIn(locale, { month: 'long' })
  const day = (date: string) => dayOfMonth(language, date)
  const year = (date: string) => date.slice(0, 4)
  const comma = language === 'de' ? ',' : ''
  const dayMonth = (date: string) => `${day(date)} ${monthName(date)}`
  return {
    weekday: (date: string) => capital(weekday(date)),
    month: monthsIn(locale, { month: 'short' }),
    monthName,
    dayName: (date: string) => `${weekdayName(date)}${comma} ${dayMonth(date)}`,
    fullDay: (date: string) =>
      `${weekdayName(date)}${language === 'en' ? ',' : comma} ${dayMonth(date)} ${year(date)}`,
    shortDay: (date: string) => capital(`${shortWeekday(date)}${comma} ${day(date)} ${shortMonth(date)}`),
    date: (date: string) => `${dayMonth(date)} ${year(date)}`,
    monthYear: (date: string) => `${monthName(date)} ${year(date)}`,
    weekdayName,
    dayMonth,
    day,
  }
}

function createFormats(language: Language, region: string, currency: Currency): Formats {
  const lists = new Intl.ListFormat(dateLocale(language), { type: 'conjunction' })
  return {
    ...createDates(language),
    ...createNumberFormats(language, region, currency),
    release: (date) =>
      [date.slice(8, 10), date.slice(5, 7), date.slice(0, 4)].join(dateSeparators[language] ?? '/'),
    list: (items) => lists.format(items),
    collator: new Intl.Collator(dateLocale(language), {
      sensitivity: 'base',
      numeric: true,
      ignorePunctuation: true,
    }),
  }
}

const known = new Map<string, Formats>()

export function formatsOf(
  language: Language,
  site: { readonly region: string; readonly currency: Currency },
): Formats {
  const key = `${language} ${site.region}`
  const formats = known.get(key) ?? createFormats(language, site.region, site.currency)
  known.set(key, formats)
  return formats
}
