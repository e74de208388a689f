import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { siteName } from '../users/display-names.ts'

/** Day before month, as in all countries of the sites. */
const formatLocale = (uiLanguage: Language) => (uiLanguage === 'en' ? 'en-GB' : uiLanguage)

/** `Thu, 24 December 2026 at 18:00 CET`, in the site's local time. */
export const siteMoment = (instant: number, site: SiteId, uiLanguage: Language): string =>
  new Intl.DateTimeFormat(formatLocale(uiLanguage), {
    timeZone: sites[site].timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant)

/** The name of a site's zone, for example "Switzerland, Central European Time". */
export function zoneOf(site: SiteId, uiLanguage: Language): string {
  const { timeZone } = sites[site]
  const parts = new Intl.DateTimeFormat(formatLocale(uiLanguage), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts()
  return `${siteName(site, uiLanguage)}, ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone}`
}
