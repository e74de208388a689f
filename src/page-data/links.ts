import type { BuiltKind, RouteKind } from '../../config/routes.ts'
import type { Language } from '../../config/types.ts'
import type { Edition } from '../edition.ts'
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

/** Whether an address that an editor wrote leads anywhere: outside, to a page of this site, or to a showtime in the order tunnel. */
function leadsSomewhere({ paths, origin, site }: Site, url: string): boolean {
  if (!url.startsWith('/')) return true
  const { pathname, searchParams } = new URL(url, origin)
  const kind = paths.match(pathname)?.kind
  return kind === 'booking' || pathname === site.links.orderTunnel ? searchParams.has('show') : kind !== undefined
}

/** A link as an editor wrote it; null where it would be a dead end on this site. */
export function editorLink(place: Site, label: string, url: string): LinkModel | null {
  return leadsSomewhere(place, url) ? { label, href: bookingHref(place, url), external: !/^[/#]/.test(url) } : null
}

/** The same page in each language of the site whose path is known. */
export function alternatesOf(
  edition: Pick<Edition, 'site' | 'paths'>,
  kind: BuiltKind,
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
