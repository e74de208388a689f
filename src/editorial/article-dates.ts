import { capital, clock, type Formats } from '@marquee/i18n/format.ts'
import type { ArticleSummary } from '#models/article.ts'
import { withOffset } from '#models/site-clock.ts'
import type { Translate } from '../page-kit/tag-book.ts'
import type { DatesModel } from '../page-models/articles.ts'

type Dated = Pick<ArticleSummary, 'dateType' | 'start' | 'end'>

interface DateMakers {
  readonly formats: Formats
  /** Texts of the namespace `offers`. */
  readonly t: Translate
  readonly timeZone: string
}

const dayOf = (date: string) => date.slice(0, 10)
const hasHours = (date: string) => date.length > 10

/** The first date without the parts that the last one repeats: `20`, `20 novembre`, `20 novembre 2026`. */
export function firstDay(start: string, end: string, formats: Formats): string {
  if (start.slice(0, 7) === end.slice(0, 7)) return formats.day(start)
  return start.slice(0, 4) === end.slice(0, 4) ? formats.dayMonth(start) : formats.date(start)
}

function oneDay(start: string, end: string | null, { formats, t, timeZone }: DateMakers): DatesModel {
  const day = formats.fullDay(start)
  if (!hasHours(start)) return { text: capital(t('dates.exactWithoutHours', { day })), iso: dayOf(start) }
  const hours = { day, time: clock(start) }
  const sameDay = end !== null && hasHours(end) && dayOf(end) === dayOf(start) && end > start
  const text = sameDay ? t('dates.exactUntil', { ...hours, end: clock(end) }) : t('dates.exact', hours)
  return { text: capital(text), iso: withOffset(timeZone, start) }
}

function interval(start: string, end: string, makers: DateMakers): DatesModel {
  if (dayOf(start) === dayOf(end)) return oneDay(dayOf(start), null, makers)
  const { formats, t } = makers
  return {
    text: t('dates.interval', { start: firstDay(start, end, formats), end: formats.date(end) }),
    iso: null,
  }
}

/** The validity of an offer in words. Falls back to the known dates; null without any. */
export function articleDates({ dateType, start, end }: Dated, makers: DateMakers): DatesModel | null {
  const { formats, t } = makers
  const known = start ?? end
  if (dateType === 'noDate' || known === null) return null
  const until = (date: string) => ({ text: t('dates.until', { day: formats.date(date) }), iso: null })
  const from = (date: string) => ({ text: t('dates.from', { day: formats.date(date) }), iso: null })
  switch (dateType) {
    case 'exact':
      return oneDay(known, end, makers)
    case 'exactWithoutHours':
      return oneDay(dayOf(known), null, makers)
    case 'interval':
      if (start !== null && end !== null) return interval(start, end, makers)
      return start === null ? until(known) : from(start)
    case 'until':
      return until(end ?? known)
    case 'from':
      return start === null ? until(known) : from(start)
  }
}

/** Null if open-ended. */
function lastDay({ dateType, start, end }: Dated): string | null {
  if (dateType === 'noDate' || dateType === 'from') return null
  const last = dateType === 'interval' ? end : (end ?? start)
  return last === null ? null : dayOf(last)
}

/** `today` in the site's time zone. */
export function hasEnded(article: Dated, today: string): boolean {
  const last = lastDay(article)
  return last !== null && last < today
}

/** First and last moment with offset, for structured data. */
export function validity(
  article: Dated,
  timeZone: string,
): { readonly from: string | null; readonly until: string | null } {
  const { dateType, start } = article
  const last = lastDay(article)
  const known = dateType === 'noDate' || dateType === 'until' ? null : start
  return {
    from: known === null ? null : hasHours(known) ? withOffset(timeZone, known) : dayOf(known),
    until: last === null ? null : withOffset(timeZone, `${last}T23:59`),
  }
}
