import { helpCategoriesOf } from '#config/help-categories.ts'
import { type RouteKind, routeKinds } from '#config/routes.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { demoFlags } from '../../demo/flags.ts'
import { languagePrefix, publicPattern } from '../../src/addresses/site-paths.ts'
import { bookableShowtime } from './content.ts'
import { sitemapOf } from './sitemap.ts'

/** Any item of a kind, from the sitemap; light pages use an item of the full ones. */
const fullKind: Partial<Record<RouteKind, RouteKind>> = {
  cinemaLight: 'cinema',
  cityLight: 'city',
  helpArticleApp: 'helpArticle',
}
const slugs = new Map<string, Promise<Map<RouteKind, string>>>()

/** Ids in the content of every help centre. */
const idOf = (site: SiteId, kind: RouteKind) =>
  kind.startsWith('helpCategory') ? (helpCategoriesOf(site)[0]?.id ?? '') : 'cancel'

async function readSlugs(site: SiteId, language: Language): Promise<Map<RouteKind, string>> {
  const found = new Map<RouteKind, string>()
  const entries = await sitemapOf(site)
  for (const kind of routeKinds) {
    const pattern = publicPattern(sites[site], kind, language, demoFlags(site))
    if (!pattern?.includes('$slug')) continue
    const shape = new RegExp(
      `^${languagePrefix(sites[site], language)}/${pattern.replace('$slug', '([a-z0-9-]+)')}$`,
    )
    const slug = entries.map(({ path }) => shape.exec(path)?.[1]).find(Boolean)
    if (slug) found.set(kind, slug)
  }
  return found
}

async function slugOf(site: SiteId, language: Language, kind: RouteKind): Promise<string> {
  const known = slugs.get(`${site} ${language}`) ?? readSlugs(site, language)
  slugs.set(`${site} ${language}`, known)
  return (await known).get(fullKind[kind] ?? (kind as RouteKind)) ?? 'nothing-here'
}

/** A page of a kind that exists today; undefined if the site or the language has none. */
export async function pathOf(site: SiteId, language: Language, kind: RouteKind): Promise<string | undefined> {
  const pattern = publicPattern(sites[site], kind, language, demoFlags(site))
  if (pattern === undefined) return undefined
  const path = pattern
    .replace('$slug', pattern.includes('$slug') ? await slugOf(site, language, kind) : '')
    .replace('$id', idOf(site, kind))
  return (
    (`${languagePrefix(sites[site], language)}/${path}`.replace(/\/$/, '') || '/') +
    (kind === 'booking' ? await someBooking(site) : '')
  )
}

/** Query of a booking: its showtime. */
async function someBooking(site: SiteId): Promise<string> {
  const { show, cinema, start } = await bookableShowtime(site)
  return `?${new URLSearchParams({ show: show.slug, cinema, time: start })}`
}
