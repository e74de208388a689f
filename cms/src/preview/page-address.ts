import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { defaultFlags } from '#config/flags.ts'
import type { RouteKind } from '#config/routes.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { ItemKind } from '#models/item-kinds.ts'

export interface PageOf {
  /** Absent for an item without an address. */
  readonly slug?: string | undefined
  /** The id of a kind that a site has once. */
  readonly only?: string | undefined
  /** The id of a kind whose page has it in its address. */
  readonly id?: string | undefined
  /** The type of an event: `season` or `special`. */
  readonly type?: string | undefined
}

/** Routes of an item's page and of its list. */
const pages: Readonly<Partial<Record<ItemKind, readonly [own: RouteKind | null, list: RouteKind]>>> = {
  news: ['newsItem', 'news'],
  offer: ['offer', 'offers'],
  'promotion-offer': ['offer', 'offers'],
  'temporary-offer': [null, 'offers'],
  article: ['experienceArticle', 'experiences'],
  experience: ['experience', 'experiences'],
  'experience-group': ['experienceGroup', 'experiences'],
  technology: [null, 'experiences'],
  'faq-article': ['helpArticle', 'help'],
  'faq-category': ['helpCategory', 'help'],
  'master-template': ['information', 'home'],
  show: ['show', 'shows'],
  cinema: ['cinema', 'cinemas'],
  city: ['city', 'cinemas'],
  ecard: [null, 'ecards5'],
}

/** Pages of kinds that a site has once. Other such kinds appear on every page; home stands for them. */
const onlyPages: Readonly<Record<string, RouteKind>> = {
  'offers/page': 'offers',
  cinepass: 'subscriptionOffers',
  'subscription-offers': 'subscriptionOffers',
  'footer/faq': 'help',
}

/** Information pages with a route of their own. */
const fixed: Readonly<Record<string, RouteKind>> = { cvd: 'cvd', 'general-terms': 'generalTerms' }

const has = <Value>(table: Readonly<Record<string, Value>>, name: string | undefined): Value | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined

function routeOf(
  kind: ItemKind,
  { slug, only, type }: PageOf,
): readonly [own: RouteKind | null, list: RouteKind] {
  if (kind === 'document') return [null, has(onlyPages, only) ?? 'home']
  if (kind === 'event') return [type === 'special' ? 'specialEvent' : 'season', 'home']
  const own = kind === 'master-template' ? has(fixed, slug) : undefined
  return own ? [own, 'home'] : (pages[kind] ?? [null, 'home'])
}

/** Items of other kinds have a place on another page. */
export const hasOwnPage = (kind: ItemKind, only?: string): boolean =>
  kind === 'document' ? has(onlyPages, only) !== undefined : kind === 'event' || Boolean(pages[kind]?.[0])

/**
 * Path of the page that shows an item: its own, its list's, or home. In the site's default language if the
 * site lacks the requested one.
 */
export function pagePath(kind: ItemKind, site: SiteId, language: Language, item: PageOf): string {
  const known = sites[site]
  const paths = createSitePaths(known, defaultFlags(site))
  const spoken = known.languages.find((each) => each === language) ?? known.languages[0]
  const [own, list] = routeOf(kind, item)
  const { slug, id } = item
  const isNamed = own === 'helpCategory' ? Boolean(id) : Boolean(slug)
  const page = own && isNamed ? paths.href(own, spoken, { slug: slug ?? '', id: id ?? '' }) : undefined
  return page ?? paths.href(list, spoken) ?? paths.href('home', spoken) ?? '/'
}

export interface SiteAddresses {
  /** URL of this system for editors. */
  readonly publicUrl: string
  /** URL of the sites' process from here. */
  readonly siteUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Origin of a site for editors: its local host if they use this system on a local host, otherwise the
 * public one.
 */
export function siteOrigin(
  site: SiteId,
  { publicUrl, siteUrl }: SiteAddresses,
  environment: Environment = process.env,
): string {
  const { hostname, protocol } = new URL(publicUrl)
  const { local, production } = sites[site].hosts
  if (hostname !== 'localhost' && hostname !== '127.0.0.1' && !hostname.endsWith('.localhost')) {
    return `${protocol}//${environment[`HOST_${site.toUpperCase()}`]?.trim() || production}`
  }
  const { port } = new URL(siteUrl)
  return `http://${local}${port && `:${port}`}`
}
