import { ACCESSIBLE } from '@marquee/addresses/open-programme.ts'
import { languagePrefix } from '@marquee/addresses/site-paths.ts'
import { type RouteKind, routeKinds, routes } from '#config/routes.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language, RouteConfig } from '#config/types.ts'
import type { SiteEdition } from '../hosts/editions.ts'
import type { SiteItems, SlugEntry } from '../outer-options.ts'

interface SitemapUrl {
  readonly address: string
  readonly lastModified: string | undefined
  readonly alternates: readonly (readonly [hreflang: string, address: string])[]
}

/** Limit of the sitemap protocol. */
const MAX_URLS = 50_000

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
const regional = (language: Language, site: SiteId) => `${language}-${sites[site].region}`

function homeAlternates({ host }: SiteEdition): SitemapUrl['alternates'] {
  return siteIds.flatMap((id) => {
    const site = sites[id]
    return site.languages.map(
      (language) =>
        [regional(language, id), `${host.originOf(id)}${languagePrefix(site, language) || '/'}`] as const,
    )
  })
}

function alternatesOf(
  edition: SiteEdition,
  kind: RouteKind,
  slugs: Readonly<Partial<Record<Language, string>>> | undefined,
): SitemapUrl['alternates'] {
  const { host, paths } = edition
  const siteLanguages: readonly Language[] = host.site.languages
  const address = (language: Language) => {
    const slug = slugs?.[language]
    const path =
      slugs && slug === undefined ? undefined : paths.href(kind, language, slug === undefined ? {} : { slug })
    return path === undefined ? undefined : host.origin + path
  }
  const own = siteLanguages.flatMap((language) => {
    const at = address(language)
    return at === undefined ? [] : [[regional(language, host.site.id), at] as const]
  })
  const others =
    kind === 'home' ? homeAlternates(edition).filter(([name]) => !own.some(([known]) => known === name)) : []
  const fallback = address(host.site.languages[0])
  return [...own, ...others, ...(fallback === undefined ? [] : [['x-default', fallback] as const])]
}

async function itemUrls(edition: SiteEdition, siteItems: SiteItems, kind: RouteKind, language: Language) {
  const { host, paths, flags } = edition
  const siteLanguages: readonly Language[] = host.site.languages
  const items = await siteItems.slugs(host.site.id, kind, language)
  const all = kind === 'tonightAt' && flags.values.watches ? [...items, { slug: ACCESSIBLE }] : items
  return all.flatMap(({ slug, alternates, lastModified }: SlugEntry) => {
    const path = paths.href(kind, language, { slug: encodeURIComponent(slug) })
    if (path === undefined) return []
    const slugs = alternates ?? Object.fromEntries(siteLanguages.map((other) => [other, slug]))
    const encoded = Object.fromEntries(
      Object.entries({ ...slugs, [language]: slug }).map(([key, value]) => [key, encodeURIComponent(value)]),
    )
    return [{ address: host.origin + path, lastModified, alternates: alternatesOf(edition, kind, encoded) }]
  })
}

async function urlsOf(edition: SiteEdition, siteItems: SiteItems): Promise<SitemapUrl[]> {
  const { host, paths } = edition
  const urls: SitemapUrl[] = []
  for (const kind of routeKinds) {
    const route: RouteConfig = routes[kind]
    for (const language of host.site.languages) {
      if (route.sitemap === 'items') urls.push(...(await itemUrls(edition, siteItems, kind, language)))
      const path = route.sitemap === 'page' ? paths.href(kind, language) : undefined
      if (path !== undefined)
        urls.push({
          address: host.origin + path,
          lastModified: undefined,
          alternates: alternatesOf(edition, kind, undefined),
        })
    }
  }
  return urls
}

function urlXml({ address, lastModified, alternates }: SitemapUrl): string {
  const modified = lastModified ? `<lastmod>${escapeXml(lastModified)}</lastmod>` : ''
  const links = alternates.map(
    ([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(address)}</loc>${modified}${links.join('')}</url>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

const fileXml = (urls: readonly SitemapUrl[]) =>
  `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.map(urlXml).join('\n')}\n</urlset>\n`

const indexXml = (addresses: readonly string[]) =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((at) => `<sitemap><loc>${escapeXml(at)}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`

/** Sitemap files by path: one, or an index and its parts. */
export async function sitemapFiles(
  edition: SiteEdition,
  siteItems: SiteItems,
  maxUrls = MAX_URLS,
): Promise<ReadonlyMap<string, string>> {
  const urls = await urlsOf(edition, siteItems)
  if (urls.length <= maxUrls) return new Map([['/sitemap.xml', fileXml(urls)]])
  const parts = Array.from({ length: Math.ceil(urls.length / maxUrls) }, (_, part) =>
    urls.slice(part * maxUrls, (part + 1) * maxUrls),
  )
  const files = parts.map((part, index): [string, string] => [`/sitemap-${index + 1}.xml`, fileXml(part)])
  return new Map([['/sitemap.xml', indexXml(files.map(([path]) => edition.host.origin + path))], ...files])
}
