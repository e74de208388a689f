import { type RouteKind, routes } from '#config/routes.ts'
import { seoKeyOf } from '#config/seo-keys.ts'
import type { PageSeo } from '../page-models/page-result.ts'
import type { LinkModel, PictureModel } from '../page-models/parts.ts'
import { absolute } from '../seo/head.ts'
import { asDocument, breadcrumbList } from '../seo/json-ld.ts'
import type { Composition } from './composition.server.ts'
import { isFiltered } from './filters.ts'
import { translateIn } from './labels.ts'
import { alternatesOf, pathOf } from './links.ts'
import { sharedPicture } from './pictures.ts'

interface PageFacts {
  readonly kind: RouteKind
  /** Canonical page kind, such as the full page of a light one. */
  readonly canonicalKind?: RouteKind
  readonly slug?: string
  /** Item slug per language, for the alternates; absent for pages without an item. */
  readonly slugs?: Readonly<Partial<Record<string, string>>>
  /** Interpolation values of `seo.json`. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Editors' texts override the defaults. */
  readonly title?: string | null
  readonly description?: string | null
  /** Overrides the default maximum length. */
  readonly descriptionLength?: number
  readonly image?: PictureModel | null
  readonly type?: PageSeo['type']
}

const NAME = 'Marquee'

/** Appends the site name unless the title contains it. */
const signed = (title: string) => (title.includes(NAME) ? title : `${title} — ${NAME}`)

export const unsigned = (title: string): string => title.replace(` — ${NAME}`, '')

type PageContext = Pick<Composition, 'edition' | 'filters' | 'context'>

/** Characters that search engines show of a description. */
const DESCRIPTION = 155

/** Cuts after the last whole word that fits, with an ellipsis. */
export function cutAtWord(text: string, length: number = DESCRIPTION): string {
  const clean = text.replace(/\s+/g, ' ').trim()
  if (clean.length <= length) return clean
  const head = clean.slice(0, length)
  const end = head.lastIndexOf(' ')
  const cut = end > length / 2 ? head.slice(0, end) : head.slice(0, -1)
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`
}

/** Title, description and URLs of a page. Filtered, light and app pages and foreign hosts are not indexed. */
export function pageSeo({ edition, filters, context }: PageContext, facts: PageFacts): PageSeo {
  const { kind, canonicalKind = kind, values, slug, slugs } = facts
  const seoKey = seoKeyOf(kind)
  const t = translateIn(edition.i18n, 'seo')
  return {
    title: facts.title ? signed(facts.title) : t(`${seoKey}.title`, values),
    description: cutAtWord(facts.description ?? t(`${seoKey}.description`, values), facts.descriptionLength),
    canonical: pathOf(edition, canonicalKind, slug) ?? '/',
    alternates: alternatesOf(edition, canonicalKind, slugs),
    image: facts.image ? sharedPicture(facts.image.url) : null,
    type: facts.type ?? 'website',
    noindex: isFiltered(filters) || canonicalKind !== kind || routes[kind].appOnly || context.foreignHost,
  }
}

/** Breadcrumb from the home page on; also adds its structured data. */
export function breadcrumb(
  { edition, context, t }: Pick<Composition, 'edition' | 'context' | 't'>,
  links: readonly LinkModel[],
): readonly LinkModel[] {
  const home = { label: t('pages.home'), href: pathOf(edition, 'home') ?? '/', external: false }
  const all = [home, ...links]
  context.jsonLd.push(
    asDocument(
      breadcrumbList(all.map(({ label, href }) => ({ name: label, url: absolute(edition.origin, href) }))),
    ),
  )
  return all
}
