import { instantFormat } from '@marquee/forms/time-zone.ts'
import { dateLocale } from '@marquee/i18n/format.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { wallClock } from '#models/site-clock.ts'
import type { TranslateText } from './translate.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface DateTexts {
  /** IANA name of the zone of all times. */
  readonly zone: string
  /** A date without a time. */
  readonly dayText: (iso: string) => string
  /** The day of an instant in the zone. */
  readonly instantDay: (iso: string) => string
  /** `22 Nov 2026, 16:47`; names the zone if it is UTC, which is nobody's own clock. */
  readonly instantText: (iso: string) => string
  /** A time on the clock of the site, without its zone. */
  readonly siteTime: (site: SiteId, iso: string) => string
  readonly siteDay: (site: SiteId, iso: string) => string
  /** Relative while that is shorter than the date. */
  readonly agoText: (iso: string, now: number) => string
}

export function dateTextsIn(language: Language, t: TranslateText, timeZone: string): DateTexts {
  const locale = dateLocale(language)
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const wallTimes = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const onSite = (site: SiteId, iso: string) =>
    new Date(`${wallClock(sites[site].timeZone, Date.parse(iso))}Z`)
  const dayText = (iso: string) => dates.format(new Date(iso))
  const instantDay = (iso: string) => days.format(new Date(iso))
  return {
    zone: timeZone,
    dayText,
    instantDay,
    instantText: instantFormat(locale, timeZone),
    siteTime: (site, iso) => wallTimes.format(onSite(site, iso)),
    siteDay: (site, iso) => dates.format(onSite(site, iso)),
    agoText(iso, now) {
      const past = now - Date.parse(iso)
      if (past < MINUTE) return t('ago.now')
      if (past < HOUR) return t('ago.minutes', { minutes: Math.floor(past / MINUTE) })
      if (past < DAY) return t('ago.hours', { hours: Math.floor(past / HOUR) })
      if (past < 7 * DAY) return t('ago.days', { count: Math.floor(past / DAY) })
      return instantDay(iso)
    },
  }
}
