import { NotFoundError } from '@marquee/kit/http/errors.ts'
import type { RouteKind } from '#config/routes.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { todayIn } from '#models/site-clock.ts'
import { type ContentApi, createContentApi } from '../../api/content-api.ts'
import { helpArticleNamed, type ItemSource, itemSources } from '../../editorial/item-sources.server.ts'
import { knownList } from '../../page-kit/composition.server.ts'
import { isFailure, isRefusal } from '../../page-kit/refusals.server.ts'
import { sourceFor, sourceOf } from '../../page-kit/sources.server.ts'

interface SlugEntry {
  readonly slug: string
  /** Slugs in the languages that have the item. */
  readonly alternates?: Readonly<Partial<Record<Language, string>>>
  readonly lastModified?: string
}

async function orEmpty<Item>(call: Promise<readonly Item[]>): Promise<readonly Item[]> {
  try {
    return await call
  } catch (error) {
    if (isRefusal(error)) return []
    throw error
  }
}

const siteLanguages = (site: SiteId): readonly Language[] => sites[site].languages

/** The slug of an item that no slug table has is the same in all languages whose list has it. */
async function slugsByLists(
  kind: ItemSource,
  api: ContentApi,
  site: SiteId,
): Promise<(slug: string) => SlugEntry['alternates']> {
  const lists = await Promise.all(
    siteLanguages(site).map(
      async (language) =>
        [
          language,
          new Set((await orEmpty(kind.items(api, language, site))).map(({ slug }) => slug)),
        ] as const,
    ),
  )
  return (slug) =>
    Object.fromEntries(lists.filter(([, known]) => known.has(slug)).map(([language]) => [language, slug]))
}

async function slugs(site: SiteId, kind: RouteKind, language: Language): Promise<readonly SlugEntry[]> {
  const source = itemSources[kind]
  if (!source) return []
  const api = createContentApi({ source: sourceOf(site) })
  const items = (await knownList(source.items(api, language, site))).map(({ slug }) => slug)
  if (items.length === 0) return []
  const table = await orEmpty(source.table(api, language, items, site))
  const rows = new Map(
    table.flatMap((row) => (row[language] === undefined ? [] : [[row[language], row] as const])),
  )
  // Some sources return something else: a table without any of the items is ignored.
  const byLists = items.some((slug) => rows.has(slug)) ? null : await slugsByLists(source, api, site)
  // These pages show days from today on, so they change at the site's midnight.
  const lastModified = todayIn(sites[site].timeZone, Date.now())
  return items.map((slug) => ({
    slug,
    lastModified,
    alternates: { ...(byLists ? byLists(slug) : rows.get(slug)), [language]: slug },
  }))
}

type Named = { readonly slug: string; readonly language: Language }

/** Lists have current slugs only; a detail call finds former ones. */
const details: Readonly<
  Partial<
    Record<RouteKind, (api: ContentApi, named: Named) => Promise<{ readonly redirectSlug: string | null }>>
  >
> = {
  season: (api, named) => api.event(named),
  specialEvent: (api, named) => api.event(named),
  offer: (api, named) => api.offer(named),
  newsItem: (api, named) => api.newsItem(named),
  experience: (api, named) => api.experience(named),
  experienceArticle: (api, named) => api.article(named),
  experienceGroup: (api, named) => api.experienceGroup(named),
  information: (api, named) => api.masterTemplate(named),
}

async function showExists(api: ContentApi, kind: RouteKind, named: Named): Promise<boolean> {
  const { isMovie, redirectSlug } = await api.show(named)
  return redirectSlug !== null || isMovie === (kind === 'show')
}

/**
 * A former slug exists too. The detail decides on the kind of a show, because it is unreliable in lists.
 * Undefined if the source fails, or gives no response before `deadline`, a `performance.now()`.
 */
async function exists(
  site: SiteId,
  kind: RouteKind,
  language: Language,
  slug: string,
  deadline: number,
): Promise<boolean | undefined> {
  const api = createContentApi({ source: sourceFor({ site: sites[site], content: undefined, deadline }) })
  try {
    if (kind === 'show' || kind === 'entertainment') return await showExists(api, kind, { slug, language })
    if (kind === 'cinema' || kind === 'cinemaLight') return (await api.cinema({ slug, language })).slug !== ''
    if (kind === 'helpArticle') return (await helpArticleNamed(api, language, slug)).title !== ''
    const items = await itemSources[kind === 'cityLight' ? 'city' : kind]?.items(api, language, site)
    if (items?.some((item) => item.slug === slug)) return true
    return ((await details[kind]?.(api, { slug, language }))?.redirectSlug ?? null) !== null
  } catch (error) {
    if (error instanceof NotFoundError) return false
    if (isFailure(error)) return undefined
    throw error
  }
}

/** Items of each site, for sitemaps and old addresses. */
export const siteItems = { slugs, exists } as const
