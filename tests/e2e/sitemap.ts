import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { defaultFlags } from '#config/flags.ts'
import { type SiteId, sites } from '#config/sites.ts'
import { requestSite, type SiteRequestOptions } from './http.ts'

export interface SitemapEntry {
  readonly path: string
  readonly alternates: Readonly<Record<string, string>>
}

const pathOf = (address: string) => new URL(address.replaceAll('&amp;', '&')).pathname

export async function sitemapOf(
  site: SiteId,
  options?: Pick<SiteRequestOptions, 'port'>,
): Promise<SitemapEntry[]> {
  const { body } = await requestSite(site, '/sitemap.xml', options)
  return [...body.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    alternates: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, hreflang = '', href = '']) => [
        hreflang,
        href,
      ]),
    ),
  }))
}

/** Pages of a site's sitemap by `kind language`, in the sitemap's order. */
export async function sitemapByKind(site: SiteId): Promise<Map<string, SitemapEntry[]>> {
  const paths = createSitePaths(sites[site], defaultFlags(site))
  const byKind = new Map<string, SitemapEntry[]>()
  for (const entry of await sitemapOf(site)) {
    const match = paths.match(entry.path)
    const key = `${match?.kind} ${match?.language}`
    byKind.set(key, [...(byKind.get(key) ?? []), entry])
  }
  return byKind
}
