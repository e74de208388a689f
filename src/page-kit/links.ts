import { readOldAddress } from '@marquee/addresses/old-addresses.ts'
import { outsideHref } from '@marquee/addresses/outside-page.ts'
import type { FlagValues } from '#config/flags.ts'
import type { RouteKind } from '#config/routes.ts'
import { type Site, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import type { CallToAction } from '#models/call-to-action.ts'
import type { SeasonSummary, SeasonType } from '#models/season.ts'
import type { LinkContext } from '../document/edition.ts'
import type { LinkModel } from '../page-models/parts.ts'
import type { CtaModel } from '../page-models/teasers.ts'
import { type Filters, writeFilters } from './filters.ts'

type PathContext = Pick<LinkContext, 'paths' | 'language'>

/** Route paths take either `slug` or `id`. */
const item = (name: string) => ({ slug: name, id: name })

/** Public path of a page; null where the site or language has no such page. */
export function pathOf(
  { paths, language }: PathContext,
  kind: RouteKind,
  slug?: string,
  filters?: Filters,
): string | null {
  return (
    paths.href(
      kind,
      language,
      slug === undefined ? {} : item(slug),
      filters && (writeFilters(filters) || undefined),
    ) ?? null
  )
}

/** `pathOf` for kinds that exist in every edition. */
export function pathOfAlways(
  edition: PathContext,
  kind: 'home' | 'shows' | 'cinemas' | 'search' | 'sitemap' | 'entertainments',
  filters?: Filters,
): string {
  return pathOf(edition, kind, undefined, filters) ?? '/'
}

export const showKind = (isMovie: boolean): 'show' | 'entertainment' => (isMovie ? 'show' : 'entertainment')

export function showPath(edition: PathContext, slug: string, isMovie: boolean, filters?: Filters): string {
  return pathOf(edition, showKind(isMovie), slug, filters) ?? '/'
}

export const seasonKind = (type: SeasonType): 'season' | 'specialEvent' =>
  type === 'special' ? 'specialEvent' : 'season'

export const seasonPath = (
  edition: PathContext,
  { slug, type }: Pick<SeasonSummary, 'slug' | 'type'>,
): string => pathOf(edition, seasonKind(type), slug) ?? '/'

export const cinemaPath = (edition: PathContext, slug: string, filters?: Filters): string =>
  pathOf(edition, 'cinema', slug, filters) ?? '/'

/** All shows by time in a cinema or city; without a slug, the choice of places. */
export const tonightPath = (edition: PathContext, slug?: string, filters?: Filters): string =>
  (slug === undefined ? pathOf(edition, 'tonight') : pathOf(edition, 'tonightAt', slug, filters)) ?? '/'

/** Path of the item's new address; null if it has not moved, including a redirect to itself. */
export function movedPath(
  edition: PathContext,
  kind: RouteKind,
  slug: string,
  redirectSlug: string | null,
  filters?: Filters,
): string | null {
  return redirectSlug === null || redirectSlug === slug
    ? null
    : (pathOf(edition, kind, redirectSlug, filters) ?? '/')
}

export const link = (label: string, href: string): LinkModel => ({ label, href, external: false })

/** Query parameters that the order tunnel accepts. */
const orders = ['show', 'showtimes', 'plan', 'ecard', 'giftcard', 'voucher']

/**
 * Resolves a URL written by an editor: external, a page of this site, or a showtime in the order tunnel; null
 * if this site has no target for it.
 */
function editorHref(edition: LinkContext, url: string): string | null {
  const { paths, origin, site, language } = edition
  if (!url.startsWith('/')) return outsideHref(language, url)
  const { pathname, search, searchParams, hash } = new URL(url, origin)
  const [old] = readOldAddress(paths, pathname)
  if (old) return old.path
  const kind = paths.match(pathname)?.kind
  const leads =
    kind === 'booking' || pathname === tunnelOf(site)
      ? orders.some((name) => searchParams.has(name))
      : kind !== undefined
  return leads ? bookingHref(edition, kind === 'booking' ? tunnelOf(site) + search + hash : url) : null
}

/** Null if the URL has no target on this site. */
export function editorLink(edition: LinkContext, label: string, url: string): LinkModel | null {
  const href = editorHref(edition, url)
  return href === null ? null : { label, href, external: !/^[/#]/.test(href) }
}

/** `editorLink` with the editor's new-tab setting. */
export function ctaLink(
  edition: LinkContext,
  { label, url, newTab }: Pick<CallToAction, 'label' | 'url' | 'newTab'>,
): LinkModel | null {
  const model = editorLink(edition, label, url)
  return model && newTab ? { ...model, newTab } : model
}

/** Null if the URL has no target on this site. */
export function ctaModel(cta: CallToAction | null, edition: LinkContext): CtaModel | null {
  const model = cta && ctaLink(edition, cta)
  return model && { ...model, kind: cta.kind }
}

/** The page's path in each language that has one. */
export function alternatesOf(
  edition: Pick<LinkContext, 'site' | 'paths'>,
  kind: RouteKind,
  slugs?: Readonly<Partial<Record<string, string>>>,
): Partial<Record<Language, string>> {
  const languages: readonly Language[] = edition.site.languages
  const entries = languages.flatMap((language) => {
    const slug = slugs?.[language]
    if (slugs && slug === undefined) return []
    const path = edition.paths.href(kind, language, slug === undefined ? {} : item(slug))
    return path === undefined ? [] : [[language, path] as const]
  })
  return Object.fromEntries(entries)
}

/** Appended to the path of a cinema: two films in a row, with one film if its slug is given. */
export const pairsQuery = (film?: string): string =>
  film === undefined ? '?view=two' : `?view=two&film=${film}`

/** Path of a showtime's calendar file; `start` is the site's wall clock, `seats` those of a booking: `2` or `F7,F8`. */
export const visitCalendarPath = (
  language: Language,
  show: string,
  cinema: string,
  start: string,
  seats = '',
): string =>
  `/calendar/${language}/${show}/${cinema}/${start.slice(0, 16).replace(':', '')}.ics${seats && `?seats=${seats}`}`

/** Path of the calendar of a cinema's previews and events. */
export const cinemaFeedPath = (language: Language, cinema: string): string =>
  `/calendar/${language}/cinemas/${cinema}.ics`

/** Booking URLs of the embedded services use the configured tunnel even if the settings name another. */
const tunnelOf = ({ id }: Pick<Site, 'id'>): string => sites[id].links.orderTunnel

/** Adds the page's language to URLs of the embedded order tunnel; external URLs stay as they are. */
export function bookingHref(
  { paths, language, site }: Pick<LinkContext, 'paths' | 'language' | 'site'>,
  url: string,
): string {
  const tunnel = site.links.orderTunnel
  const written = [tunnel, tunnelOf(site)].find((base) => url.startsWith(`${base}?`))
  if (written === undefined) return url
  const base = tunnel.startsWith('/') ? (paths.href('booking', language) ?? tunnel) : tunnel
  return base + url.slice(written.length)
}

/** A page of the programme as data; null where the country does not offer it. */
export const dataLinks = (
  { flags }: { readonly flags: Pick<FlagValues, 'agents'> },
  path: string,
): { readonly calendar: string; readonly json: string } | null =>
  flags.agents ? { calendar: `${path}.ics`, json: `${path}.json` } : null
