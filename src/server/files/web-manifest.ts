import { languagePrefix } from '@marquee/addresses/site-paths.ts'
import { noticesOf } from '@marquee/i18n/notices.ts'
import type { SiteEdition } from '../hosts/editions.ts'

const ICON_SIZES = [32, 128, 152, 167, 180, 192, 196, 512] as const
const SHORTCUTS = ['tonight', 'shows', 'cinemas'] as const

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The manifest is in the site's default language. */
export function manifestText({ host: { site }, paths }: Pick<SiteEdition, 'host' | 'paths'>): string {
  const language = site.languages[0]
  const { manifest, shortcuts } = noticesOf(language)
  return JSON.stringify({
    id: '/',
    ...manifest,
    short_name: 'Marquee',
    lang: `${language}-${site.region}`,
    start_url: languagePrefix(site, language) || '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0d0d12',
    theme_color: '#0d0d12',
    categories: ['entertainment'],
    icons: [...ICON_SIZES.map((size) => icon('icon', size, 'any')), icon('maskable', 512, 'maskable')],
    shortcuts: SHORTCUTS.flatMap((kind) => {
      const url = paths.href(kind, language)
      return url === undefined ? [] : [{ name: shortcuts[kind], url, icons: [icon('icon', 192, 'any')] }]
    }),
  })
}
