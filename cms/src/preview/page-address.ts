import { defaultFlags } from '../../../config/flags.ts'
import type { RouteKind } from '../../../config/routes.ts'
import { type SiteId, sites } from '../../../config/sites.ts'
import type { Language } from '../../../config/types.ts'
import type { ItemKind } from '../../../content-models/item-kinds.ts'
import { createSitePaths } from '../../../src/addresses/site-paths.ts'

export interface PageOf {
  /** Absent: an item without an address of its own, or yet. */
  readonly slug?: string | undefined
  /** Of kinds that a site has once. */
  readonly only?: string | undefined
  /** Of kinds whose pages are addressed by it. */
  readonly id?: string | undefined
  /** The kind of an event: `season`, or `special`. */
  readonly type?: string | undefined
}

/** Page of an item, and the page that lists it. */
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

/** Pages of kinds that a site has once; all others are on every page, so on the first. */
const onlyPages: Readonly<Record<string, RouteKind>> = {
  'offers/page': 'offers',
  cinepass: 'subscriptionOffers',
  'subscription-offers': 'subscriptionOffers',
  'footer/faq': 'help',
}

/** Information pages that stand at an address of their own. */
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

/** Path of the page on which an item is seen: its own, else its list's, else the first. In the site's first language where it lacks the one asked for. */
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
  /** Address under which editors reach this system. */
  readonly publicUrl: string
  /** Where the process of the sites is reached from here. */
  readonly siteUrl: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** Scheme, host and port of a site as editors reach it: local where they reach this system so, else public. */
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

/** Address of the page of an item, for links to it. */
export const pageAddress = (
  kind: ItemKind,
  site: SiteId,
  language: Language,
  slug: string | undefined,
  addresses: SiteAddresses,
): string => siteOrigin(site, addresses) + pagePath(kind, site, language, { slug })
