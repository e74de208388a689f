import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { helpCategoriesOf } from '#config/help-categories.ts'
import type { RouteKind } from '#config/routes.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { demoFlags } from '../../demo/flags.ts'
import { bookableShowtime } from './content.ts'
import { sitemapOf } from './sitemap.ts'

/** Any item of a kind, from the sitemap; light pages use an item of the full ones. */
const fullKind: Partial<Record<RouteKind, RouteKind>> = {
  cinemaLight: 'cinema',
  cityLight: 'city',
  helpArticleApp: 'helpArticle',
}
const slugs = new Map<SiteId, Promise<ReadonlyMap<string, string>>>()

/** Ids in the content of every help centre. */
const idOf = (site: SiteId, kind: RouteKind) =>
  kind.startsWith('helpCategory') ? (helpCategoriesOf(site)[0]?.id ?? '') : 'cancel'

/** The slug of the first item by `kind language`. */
async function readSlugs(site: SiteId): Promise<ReadonlyMap<string, string>> {
  const paths = createSitePaths(sites[site], demoFlags(site))
  const found = new Map<string, string>()
  for (const { path } of await sitemapOf(site)) {
    const match = paths.match(path)
    const name = `${match?.kind} ${match?.language}`
    if (match?.params.slug && !found.has(name)) found.set(name, match.params.slug)
  }
  return found
}

/** A page of a kind that exists today; undefined if the site or the language has none. */
export async function pathOf(site: SiteId, language: Language, kind: RouteKind): Promise<string | undefined> {
  const known = slugs.get(site) ?? readSlugs(site)
  slugs.set(site, known)
  const slug = (await known).get(`${fullKind[kind] ?? kind} ${language}`) ?? 'nothing-here'
  const paths = createSitePaths(sites[site], demoFlags(site))
  const path = paths.href(kind, language, { slug, id: idOf(site, kind) })
  return path !== undefined && kind === 'booking' ? path + (await someBooking(site)) : path
}

/** Query of a booking: its showtime. */
async function someBooking(site: SiteId): Promise<string> {
  const { show, cinema, start } = await bookableShowtime(site)
  return `?${new URLSearchParams({ show: show.slug, cinema, time: start })}`
}
