import { type SiteId, sites } from '../../../config/sites.ts'
import type { FlagKind, Language } from '../../../config/types.ts'

export interface Names {
  readonly siteName: (site: SiteId) => string
  /** As after “in” in English; the texts of other languages have no preposition before it. */
  readonly siteIn: (site: SiteId) => string
  readonly languageName: (language: Language) => string
}

export function namesIn(language: Language): Names {
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  const siteName = (site: SiteId) => countries.of(sites[site].region) ?? site
  return {
    siteName,
    siteIn: (site) => (language === 'en' && site === 'nl' ? `the ${siteName(site)}` : siteName(site)),
    languageName: (each) => languages.of(each) ?? each,
  }
}

const marks: Readonly<Record<string, string>> = {
  vod: 'VOD',
  vip: 'VIP',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  cinepass: 'CinéPass',
}
const isShort = (word: string) => /^\d\w{1,2}$/.test(word)

/** `voucherChecker` → `Voucher checker`, in every language. */
export function flagTitle(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
    .toLowerCase()
    .split(' ')
  const text = words.map((word) => marks[word] ?? (isShort(word) ? word.toUpperCase() : word)).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const flagKinds = ['release', 'kill-switch', 'operational'] as const satisfies readonly FlagKind[]
