import { languagePrefix } from '../addresses/site-paths.ts'
import { noticesOf } from '../i18n/notices.ts'
import type { SiteEdition } from './editions.ts'

const ICON_SIZES = [32, 128, 152, 167, 180, 192, 196] as const

/** In the site's default language. */
export function manifestText({ host: { site } }: SiteEdition): string {
  const language = site.languages[0]
  return JSON.stringify({
    id: '/',
    ...noticesOf(language).manifest,
    short_name: 'Marquee',
    lang: `${language}-${site.region}`,
    start_url: languagePrefix(site, language) || '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0d0d12',
    theme_color: '#0d0d12',
    icons: ICON_SIZES.map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any',
    })),
  })
}
