import { type RouteKind, routes } from '../../config/routes.ts'
import type { Seo } from '../page-models/page-result.ts'
import type { LinkModel, PictureModel } from '../page-models/parts.ts'
import { cutAtWord } from '../seo/cut-at-word.ts'
import { absolute } from '../seo/head.ts'
import { asDocument, breadcrumbList } from '../seo/json-ld.ts'
import type { Composition } from './composition.server.ts'
import { isFiltered } from './filters.ts'
import { alternatesOf, pathOf } from './links.ts'
import { sharedPicture } from './pictures.ts'
import { translateIn } from './words.ts'

interface PageFacts {
  readonly kind: RouteKind
  /** Kind of the page that search engines should show instead: the full page of a light one. */
  readonly canonicalKind?: RouteKind
  readonly slug?: string
  /** Slug of the item per language, for the alternates; without it the page has no item. */
  readonly slugs?: Readonly<Partial<Record<string, string>>>
  /** Fills the texts of `seo.json`. */
  readonly values?: Readonly<Record<string, unknown>>
  /** The editors' own texts win. */
  readonly title?: string | null
  readonly description?: string | null
  /** Where a description is cut earlier than elsewhere. */
  readonly descriptionLength?: number
  readonly image?: PictureModel | null
  readonly type?: Seo['type']
}

const NAME = 'Marquee'

/** A title of the editors with the site's name, if they left it out. */
const signed = (title: string) => (title.includes(NAME) ? title : `${title} — ${NAME}`)

/** A title without the site's name behind it. */
export const unsigned = (title: string): string => title.replace(` — ${NAME}`, '')

type Place = Pick<Composition, 'edition' | 'filters' | 'context'>

/** Title, description and addresses of a page. Filtered and light pages, those of the app and those of a foreign host are not indexed. */
export function pageSeo({ edition, filters, context }: Place, facts: PageFacts): Seo {
  const { kind, canonicalKind = kind, values, slug, slugs } = facts
  const t = translateIn(edition.i18n, 'seo')
  return {
    title: facts.title ? signed(facts.title) : t(`${kind}.title`, values),
    description: cutAtWord(facts.description ?? t(`${kind}.description`, values), facts.descriptionLength),
    canonical: pathOf(edition, canonicalKind, slug) ?? '/',
    alternates: alternatesOf(edition, canonicalKind, slugs),
    image: facts.image ? sharedPicture(facts.image.src) : null,
    type: facts.type ?? 'website',
    noindex: isFiltered(filters) || canonicalKind !== kind || routes[kind].appOnly || context.foreignHost,
  }
}

/** The way to a page, from the home page on; also told to search engines. */
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
