import { type SiteId, sites } from '../../../config/sites.ts'
import type { FlagKind } from '../../../config/types.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** In English. */
export const siteName = (site: SiteId): string => countries.of(sites[site].region) ?? site

/** As after “in”. */
export const siteIn = (site: SiteId): string => (site === 'nl' ? `the ${siteName(site)}` : siteName(site))

const marks: Readonly<Record<string, string>> = {
  vod: 'VOD',
  vip: 'VIP',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  cinepass: 'CinéPass',
}
const isShort = (word: string) => /^\d\w{1,2}$/.test(word)

/** `voucherChecker` → `Voucher checker`. */
export function flagTitle(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])/g, ' ')
    .toLowerCase()
    .split(' ')
  const text = words.map((word) => marks[word] ?? (isShort(word) ? word.toUpperCase() : word)).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export const kindNames: Readonly<Record<FlagKind, string>> = {
  release: 'Release',
  'kill-switch': 'Kill switch',
  operational: 'Operational',
}

export const deviceNames = { phone: 'Phones', tablet: 'Tablets', desktop: 'Desktops' } as const
