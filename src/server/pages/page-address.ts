import { mayFail } from '@marquee/addresses/page-search.ts'
import { namesRead } from '@marquee/addresses/query-names.ts'
import type { SitePaths } from '@marquee/addresses/site-paths.ts'
import { type RouteKind, routes } from '#config/routes.ts'
import type { RouteConfig } from '#config/types.ts'
import type { SiteHost } from '../hosts/hosts.ts'

/** Everything that can change the page's bytes. */
export interface PageAddress {
  readonly type: 'page'
  readonly kind: RouteKind | 'notFound'
  /** Internal path, filters and allowed parameters; the edition prepends host key and flag hash. */
  readonly key: string
  /** URL for the render. */
  readonly url: string
  readonly pathname: string
  readonly cacheable: boolean
  /** True for targets with endlessly many variants, which must not evict plain pages. */
  readonly wild: boolean
  /** True for the data of a page, which a navigation in the browser requests. */
  readonly isData?: true
}

export type Resolution =
  | PageAddress
  | { readonly type: 'redirect'; readonly location: string }
  /** `/` of a site whose languages all have a prefix. */
  | { readonly type: 'language' }
  | { readonly type: 'malformed' }

/** Allowed values of the error pages' parameters. */
const ERROR_CODES: Readonly<Record<string, string>> = { '404': '404', '410': '410' }

/** Canonical encoding: `%66ilms` and `films` share a cache entry. */
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

function allowedSearch(kind: PageAddress['kind'], requested: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams()
  const route: RouteConfig | null = kind === 'notFound' ? null : routes[kind]
  for (const name of namesRead(route?.query ?? [], requested.keys()))
    params.set(name, requested.get(name) ?? '')
  const code = ERROR_CODES[requested.get('errorCode') ?? '']
  if (code && (route === null || mayFail(route))) params.set('errorCode', code)
  return params
}

/** The path without `;…`, repeated or trailing slashes, and the prefix of the unprefixed language. */
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

const BARE_FILTERS = /\/filters$/

/** Filters that name none are those of the page itself. */
const withoutBareFilters = (paths: SitePaths, path: string): string =>
  BARE_FILTERS.test(path) && paths.match(`${path}/all`) ? path.replace(BARE_FILTERS, '') || '/' : path

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

const MOST_CACHED = 512

/** Names in the address of a page, which its data are composed of. */
const ofAddresses = ['language', 'slug', 'filters', 'id', 'kind', 'light', 'app', 'part', 'seats']
/** All that the inputs of pages read. */
export const dataNames: readonly string[] = [
  ...new Set([...ofAddresses, ...Object.values(routes).flatMap((route: RouteConfig) => route.query ?? [])]),
]

/** The address of the data of a page. Its composition reads only what it knows of the query, in any order, and the last of a name. */
export function dataAddressOf(
  host: SiteHost,
  kind: PageAddress['kind'],
  target: string,
): PageAddress | undefined {
  const url = URL.parse(host.origin + target)
  if (!url) return undefined
  const { pathname } = url
  const requested = Object.fromEntries(url.searchParams)
  const params = new URLSearchParams(
    namesRead(dataNames, Object.keys(requested)).map((name) => [name, requested[name] ?? '']),
  )
  params.sort()
  const key = `${pathname}?${params}`
  return {
    type: 'page',
    kind,
    key,
    url: host.origin + key,
    pathname,
    cacheable: !params.has('q') && key.length <= MOST_CACHED,
    wild: true,
    isData: true,
  }
}

/** Pure. */
export function resolveTarget(host: SiteHost, paths: SitePaths, target: string): Resolution {
  // The base goes before the text, so that `//elsewhere.example` stays a path.
  const url = URL.parse(target.startsWith('/') ? host.origin + target : target)
  if (!url) return { type: 'malformed' }
  const path = withoutBareFilters(paths, cleaned(host, url.pathname))
  if (path !== url.pathname) return { type: 'redirect', location: path + url.search }
  const pathname = normalised(path)
  if (pathname === undefined) return { type: 'malformed' }
  if (pathname === '/' && host.site.prefix === 'every-language') return { type: 'language' }
  return addressOf(host, paths, pathname, url.searchParams)
}
