import { type RouteKind, routes } from '../../config/routes.ts'
import type { RouteConfig } from '../../config/types.ts'
import { namesRead } from '../addresses/query-names.ts'
import type { SitePaths } from '../addresses/site-paths.ts'
import type { SiteHost } from './hosts.ts'

/** A page as the cache knows it: only what can change its bytes. */
export interface PageAddress {
  readonly type: 'page'
  readonly kind: RouteKind | 'notFound'
  /** Internal path, filters and allowed parameters; an edition puts its host's key and its flags' hash before them. */
  readonly key: string
  /** What the render is asked for. */
  readonly url: string
  readonly pathname: string
  readonly cacheable: boolean
  /** A visitor can make endlessly many of these (filters, parameters): they may not push out the plain pages. */
  readonly wild: boolean
}

export type Resolution =
  | PageAddress
  | { readonly type: 'redirect'; readonly location: string }
  /** `/` where every language has a prefix. */
  | { readonly type: 'language' }
  | { readonly type: 'malformed' }

/** Parameters that an error page reads, with the only values it knows. */
const ERROR_CODES: Readonly<Record<string, string>> = { '404': '404', '410': '410' }

/** One spelling for each path: `%66ilms` and `films` are the same page and share a cache entry. */
function normalised(pathname: string): string | undefined {
  try {
    return pathname
      .split('/')
      .map((segment) =>
        encodeURIComponent(decodeURIComponent(segment)).replace(
          /%(?:2C|3A|40|7E|24|26|2B|3B|3D)/g,
          decodeURIComponent,
        ),
      )
      .join('/')
  } catch {
    return undefined
  }
}

function allowedSearch(kind: PageAddress['kind'], given: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams()
  if (kind === 'notFound') {
    const code = ERROR_CODES[given.get('errorCode') ?? '']
    if (code) params.set('errorCode', code)
    return params
  }
  const route: RouteConfig = routes[kind]
  for (const name of namesRead(route.query ?? [], given.keys())) params.set(name, given.get(name) ?? '')
  return params
}

/** The path without what is only spelling: `;…` at its end, doubled and trailing slashes, and the prefix of a language that is written without one. */
function cleaned(host: SiteHost, pathname: string): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/;[^/]*\/?$/, '')
    .replace(/(.)\/$/, '$1')
    .replace(/^$/, '/')
  if (host.site.prefix !== 'all-but-default') return path
  const prefix = `/${host.site.languages[0]}`
  if (path === prefix) return '/'
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
}

function addressOf(host: SiteHost, paths: SitePaths, pathname: string, search: URLSearchParams): PageAddress {
  const match = paths.match(pathname)
  const kind = match?.kind ?? 'notFound'
  const params = allowedSearch(kind, search)
  const query = params.size > 0 ? `?${params}` : ''
  const internal = paths.toInternal(new URL(host.origin + pathname))
  return {
    type: 'page',
    kind,
    key: `${internal.pathname}${internal.search}${query}`,
    url: `${host.origin}${pathname}${query}`,
    pathname,
    cacheable: !params.has('q'),
    wild: match?.filters !== undefined || params.size > 0,
  }
}

/** What a path and query of a site's host ask for. Pure: the same target always gives the same answer. */
export function resolveTarget(host: SiteHost, paths: SitePaths, target: string): Resolution {
  // The base goes before the text, so that `//elsewhere.example` stays a path.
  const url = URL.parse(target.startsWith('/') ? host.origin + target : target)
  if (!url) return { type: 'malformed' }
  const path = cleaned(host, url.pathname)
  if (path !== url.pathname) return { type: 'redirect', location: path + url.search }
  const pathname = normalised(path)
  if (pathname === undefined) return { type: 'malformed' }
  if (pathname === '/' && host.site.prefix === 'every-language') return { type: 'language' }
  return addressOf(host, paths, pathname, url.searchParams)
}
