import { keysOf } from '#config/keys.ts'
import { type RouteKind, routeKinds, routes } from '#config/routes.ts'
import { seoKeyOf } from '#config/seo-keys.ts'
import type { RouteConfig } from '#config/types.ts'
import { itemSources } from '../../editorial/item-sources.server.ts'
import { type Composition, optionalList } from '../../page-kit/composition.server.ts'
import { translateIn } from '../../page-kit/labels.ts'
import { link, pathOf, pathOfAlways } from '../../page-kit/links.ts'
import { breadcrumb, pageSeo, unsigned } from '../../page-kit/page-seo.ts'
import { accessibleHref } from '../../page-kit/reminders.server.ts'
import { subscriptionName } from '../../page-kit/subscription-plans.ts'
import type { PageResult } from '../../page-models/page-result.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import type { SitemapPage } from './sitemap-model.ts'

/** Keys of the headings (`pages.*`), in the order of the page. */
const headings = {
  show: 'films',
  entertainment: 'events',
  season: 'seasons',
  specialEvent: 'seasons',
  city: 'cities',
  cinema: 'cinemas',
  tonightAt: 'tonight',
  experience: 'experiences',
  experienceGroup: 'experiences',
  experienceArticle: 'experiences',
  offer: 'offers',
  newsItem: 'news',
  helpArticle: 'help',
  information: 'information',
} as const satisfies Partial<Record<RouteKind, string>>

type Heading = (typeof headings)[keyof typeof headings]

const configs: Readonly<Record<RouteKind, RouteConfig>> = routes
const inSitemap = (kind: RouteKind) => configs[kind].sitemap

/** `CinéPass — le cinéma en illimité` → `CinéPass`. */
const plainName = (title: string) => title.split(/\s*(?:—|:)\s/u, 1)[0] ?? title

/** Pages without a slug, home first, with the first words of their SEO titles. */
export function pageLinks({ edition, t }: Composition): readonly LinkModel[] {
  const name = subscriptionName(edition.flags) ?? ''
  const title = (kind: RouteKind) =>
    kind === 'home'
      ? t('pages.home')
      : plainName(unsigned(translateIn(edition.i18n, 'seo')(`${seoKeyOf(kind)}.title`, { name })))
  return routeKinds.flatMap((kind) => {
    const href = inSitemap(kind) === 'page' && kind !== 'sitemap' ? pathOf(edition, kind) : null
    return href === null ? [] : [link(title(kind), href)]
  })
}

async function itemLinks(kind: RouteKind, composition: Composition): Promise<readonly LinkModel[]> {
  const { api, edition } = composition
  const source = itemSources[kind]
  if (!source || inSitemap(kind) !== 'items' || pathOf(edition, kind, 'any') === null) return []
  const items = await optionalList(composition, source.items(api, edition.language, edition.site.id))
  const accessible = kind === 'tonightAt' ? accessibleHref(composition) : null
  return [
    ...items.flatMap(({ slug, title }) => {
      const href = pathOf(edition, kind, slug)
      return href === null ? [] : [link(title, href)]
    }),
    ...(accessible === null ? [] : [link(composition.t('pages.accessible'), accessible)]),
  ]
}

/**
 * The page lists the route table and the sources of `sitemap.xml`. A list that cannot be loaded
 * is left out with its heading.
 */
export async function composeSitemap(composition: Composition): Promise<PageResult<SitemapPage>> {
  const { edition, t, formats } = composition
  const lists = await Promise.all(
    keysOf(headings).map(async (kind) => [headings[kind], await itemLinks(kind, composition)] as const),
  )
  const byHeading = new Map<Heading, readonly LinkModel[]>()
  for (const [heading, links] of lists) byHeading.set(heading, [...(byHeading.get(heading) ?? []), ...links])
  const sections = [
    { title: 'Marquee', links: pageLinks(composition) },
    ...[...byHeading].map(([heading, links]) => ({
      title: t(`pages.${heading}`),
      links: links.toSorted((a, b) => formats.collator.compare(a.label, b.label)),
    })),
  ]
  breadcrumb(composition, [link(t('pages.sitemap'), pathOfAlways(edition, 'sitemap'))])
  return {
    outcome: 'found',
    page: { sections: sections.filter(({ links }) => links.length > 0) },
    seo: pageSeo(composition, { kind: 'sitemap' }),
  }
}
