import type { SiteId } from '../../config/sites.ts'
import { askSite } from './http.ts'

export interface SitemapEntry {
  readonly path: string
  /** hreflang → path. */
  readonly alternates: Readonly<Record<string, string>>
}

const pathOf = (address: string) => new URL(address.replaceAll('&amp;', '&')).pathname

/** Every page that a site's sitemap lists. */
export async function sitemapOf(site: SiteId): Promise<SitemapEntry[]> {
  const { body } = await askSite(site, '/sitemap.xml')
  return [...body.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: pathOf(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    alternates: Object.fromEntries([...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, hreflang = '', href = '']) => [hreflang, href])),
  }))
}
