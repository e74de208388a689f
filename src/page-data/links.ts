import type { RouteKind } from '../../config/routes.ts'
import type { Language } from '../../config/types.ts'
import type { Edition } from '../edition.ts'
import { readOldAddress } from '../routing/old-addresses.ts'
import { type Filters, writeFilters } from './filters.ts'
import type { LinkModel } from './models/parts.ts'

type Place = Pick<Edition, 'paths' | 'language'>

/** Public path of a page of the edition, or null where the site or language has no such page. */
export function pathOf({ paths, language }: Place, kind: RouteKind, slug?: string, filters?: Filters): string | null {
  return paths.href(kind, language, slug === undefined ? {} : { slug }, filters && (writeFilters(filters) || undefined)) ?? null
}

/** As `pathOf`, for kinds that every edition has. */
export function pathOfAlways(place: Place, kind: 'home' | 'shows' | 'cinemas' | 'sitemap' | 'entertainments', filters?: Filters): string {
  return pathOf(place, kind, undefined, filters) ?? '/'
}

export const showKind = (isMovie: boolean): 'show' | 'entertainment' => (isMovie ? 'show' : 'entertainment')

export function showPath(place: Place, slug: string, isMovie: boolean, filters?: Filters): string {
  return pathOf(place, showKind(isMovie), slug, filters) ?? '/'
}

export const cinemaPath = (place: Place, slug: string, filters?: Filters): string => pathOf(place, 'cinema', slug, filters) ?? '/'

export const link = (label: string, href: string): LinkModel => ({ label, href, external: false })

type Site = Pick<Edition, 'paths' | 'origin' | 'site' | 'language'>

/** What the order tunnel can be asked for. */
const orders = ['show', 'ecard', 'giftcard', 'voucher']

/** Where an address that an editor wrote leads: outside, to a page of this site, or to a showtime in the order tunnel; null for a dead end. */
function editorHref(place: Site, url: string): string | null {
  const { paths, origin, site } = place
  if (!url.startsWith('/')) return url
  const { pathname, searchParams } = new URL(url, origin)
  const old = readOldAddress(paths, pathname)
  if (old) return old.path
  const kind = paths.match(pathname)?.kind
  const leads = kind === 'booking' || pathname === site.links.orderTunnel ? orders.some((name) => searchParams.has(name)) : kind !== undefined
  return leads ? bookingHref(place, url) : null
}

/** A link as an editor wrote it; null where it would be a dead end on this site. */
export function editorLink(place: Site, label: string, url: string): LinkModel | null {
  const href = editorHref(place, url)
  return href === null ? null : { label, href, external: !/^[/#]/.test(href) }
}

/** The same page in each language of the site whose path is known. */
export function alternatesOf(
  edition: Pick<Edition, 'site' | 'paths'>,
  kind: RouteKind,
  slugs?: Readonly<Partial<Record<string, string>>>,
): Partial<Record<Language, string>> {
  const languages: readonly Language[] = edition.site.languages
  const entries = languages.flatMap((language) => {
    const slug = slugs?.[language]
    if (slugs && slug === undefined) return []
    const path = edition.paths.href(kind, language, slug === undefined ? {} : { slug })
    return path === undefined ? [] : [[language, path] as const]
  })
  return Object.fromEntries(entries)
}

/** A booking as this edition opens it: the embedded order tunnel speaks the page's language, an outside one is taken as it is. */
export function bookingHref({ paths, language, site }: Pick<Edition, 'paths' | 'language' | 'site'>, url: string): string {
  const tunnel = `${site.links.orderTunnel}?`
  return url.startsWith(tunnel) ? `${paths.href('booking', language) ?? site.links.orderTunnel}?${url.slice(tunnel.length)}` : url
}
