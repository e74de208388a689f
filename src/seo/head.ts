import type { Site } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { Alternate, Edition, LinkContext } from '../document/edition.ts'
import type { PageSeo } from '../page-models/page-result.ts'

type HeadContext = LinkContext & Pick<Edition, 'homes'>

/**
 * `<link rel="alternate">` of a page in each of its languages; for the home page also in the other countries.
 */
export function absoluteAlternates(
  edition: HeadContext,
  seo: Pick<PageSeo, 'alternates' | 'canonical'>,
): readonly Alternate[] {
  const { site, language, origin, homes, paths } = edition
  const own = site.languages.flatMap((other: Language) => {
    const path = seo.alternates[other]
    return path === undefined ? [] : [{ hreflang: `${other}-${site.region}`, href: origin + path }]
  })
  const byDefault = seo.alternates[site.languages[0]]
  const xDefault = byDefault === undefined ? [] : [{ hreflang: 'x-default', href: origin + byDefault }]
  const isHome = seo.canonical === paths.href('home', language)
  return [...own, ...(isHome ? homes : []), ...xDefault]
}

const openGraphLocale = (language: Language, { region }: Site) => `${language}_${region}`

export const absolute = (origin: string, address: string): string =>
  address.startsWith('/') ? origin + address : address

export function openGraph(
  { site, language, origin }: HeadContext,
  seo: PageSeo,
): readonly ({ property: string; content: string } | { name: string; content: string })[] {
  const image = seo.image === null ? [] : [{ property: 'og:image', content: absolute(origin, seo.image) }]
  const others = site.languages.filter(
    (other: Language) => other !== language && seo.alternates[other] !== undefined,
  )
  return [
    { property: 'og:type', content: seo.type },
    { property: 'og:site_name', content: 'Marquee' },
    { property: 'og:title', content: seo.title },
    { property: 'og:description', content: seo.description },
    { property: 'og:url', content: origin + seo.canonical },
    { property: 'og:locale', content: openGraphLocale(language, site) },
    ...others.map((other: Language) => ({
      property: 'og:locale:alternate',
      content: openGraphLocale(other, site),
    })),
    ...image,
    { name: 'twitter:card', content: seo.image === null ? 'summary' : 'summary_large_image' },
  ]
}
