import type { FlagValues } from '#config/flags.ts'
import { type RouteKind, routeKinds, routes } from '#config/routes.ts'
import type { Site } from '#config/sites.ts'
import type { Language, RouteConfig } from '#config/types.ts'
import { createPathTable, fillPattern, type PathTable } from './path-table.ts'

export interface PathMatch {
  readonly kind: RouteKind
  readonly language: Language
  readonly params: Readonly<Record<string, string>>
  readonly filters: string | undefined
}

export interface SitePaths {
  match(pathname: string): PathMatch | undefined
  /** Public path of a page; undefined if the site or language has no such page. */
  href(
    kind: RouteKind,
    language: Language,
    params?: Readonly<Record<string, string>>,
    filters?: string,
  ): string | undefined
  /**
   * Public URL → URL of the canonical tree (`/{language}/{path}`, filters as a query parameter).
   * Exact inverse of `toPublic`.
   */
  toInternal(url: URL): URL
  toPublic(url: URL): URL
  /** Language of a path: its prefix if the site has it, else the site's default. */
  languageOf(pathname: string): Language
}

const FILTERS = '/filters/'
/** First segment after the language for paths without a page; the public path follows unchanged. */
const UNKNOWN = '-'

const isSwitchedOn = ({ flag, anyFlag }: RouteConfig, flags: Readonly<Record<string, boolean>>) =>
  (!flag || flags[flag]) && (!anyFlag || anyFlag.some((name) => flags[name]))

/**
 * Path of a kind below the language prefix, in the router's notation; undefined if the
 * site or language lacks it.
 */
export function publicPattern(
  site: Site,
  kind: RouteKind,
  language: Language,
  flags: FlagValues,
): string | undefined {
  const own = routes[kind]
  const route: RouteConfig = own
  if (route.sites && !route.sites.includes(site.id)) return undefined
  if (!isSwitchedOn(route, flags)) return undefined
  const name = route.siteNames?.[site.id]?.[language] ?? route.names[language]
  if (name === undefined) return undefined
  if (!('parent' in own)) return name
  const parent = publicPattern(site, own.parent, language, flags)
  return parent === undefined ? undefined : `${parent}/${name}`
}

export const languagePrefix = (site: Site, language: Language): string =>
  site.prefix === 'all-but-default' && language === site.languages[0] ? '' : `/${language}`

interface LanguageTables {
  readonly incoming: PathTable<RouteKind>
  readonly outgoing: PathTable<RouteKind>
  readonly patterns: ReadonlyMap<RouteKind, string>
}

function languageTables(site: Site, language: Language, flags: FlagValues): LanguageTables {
  const incoming = createPathTable<RouteKind>()
  const outgoing = createPathTable<RouteKind>()
  const patterns = new Map<RouteKind, string>()
  for (const kind of routeKinds) {
    const pattern = publicPattern(site, kind, language, flags)
    if (pattern === undefined) continue
    patterns.set(kind, pattern)
    incoming.add(pattern, kind)
    outgoing.add(routes[kind].path, kind)
  }
  return { incoming, outgoing, patterns }
}

function splitFilters(pathname: string): [path: string, filters: string | undefined] {
  const at = pathname.indexOf(FILTERS)
  return at < 0 ? [pathname, undefined] : [pathname.slice(0, at), pathname.slice(at + FILTERS.length)]
}

function languageIn({ languages }: Site, pathname: string): Language | undefined {
  const first = pathname.split('/', 2)[1]
  return languages.find((language) => language === first)
}

/** Language and rest of a path; undefined if the site prefixes every language and the path has no prefix. */
function languageAndRest(site: Site, pathname: string): [language: Language, rest: string] | undefined {
  const first = languageIn(site, pathname)
  if (first && languagePrefix(site, first)) return [first, pathname.slice(first.length + 2)]
  const unprefixed = languagePrefix(site, site.languages[0]) === ''
  return unprefixed ? [site.languages[0], pathname.slice(1)] : undefined
}

export function createSitePaths(site: Site, flags: FlagValues): SitePaths {
  const tables = new Map(site.languages.map((language) => [language, languageTables(site, language, flags)]))
  const tablesOf = (language: Language) => tables.get(language)

  const splitLanguage = (pathname: string) => languageAndRest(site, pathname)

  function match(pathname: string): PathMatch | undefined {
    const split = splitLanguage(pathname)
    if (!split) return undefined
    const [path, filters] = splitFilters(split[1])
    const hit = tablesOf(split[0])?.incoming.find(path)
    if (!hit) return undefined
    const route: RouteConfig = routes[hit.value]
    if (filters !== undefined && !route.filters) return undefined
    return { kind: hit.value, language: split[0], params: hit.params, filters }
  }

  function href(kind: RouteKind, language: Language, params = {}, filters?: string): string | undefined {
    // Read for each link, since it decides whether there is one.
    const pattern = isSwitchedOn(routes[kind], flags) ? tablesOf(language)?.patterns.get(kind) : undefined
    if (pattern === undefined) return undefined
    const path = `${languagePrefix(site, language)}/${fillPattern(pattern, params)}`.replace(/\/$/, '') || '/'
    return filters ? `${path === '/' ? '' : path}${FILTERS}${filters}` : path
  }

  const languageOf = (pathname: string) => splitLanguage(pathname)?.[0] ?? site.languages[0]

  function toInternal(url: URL): URL {
    const found = match(url.pathname)
    if (!found) {
      url.pathname = `/${languageOf(url.pathname)}/${UNKNOWN}${url.pathname}`
      return url
    }
    const path = fillPattern(routes[found.kind].path, found.params)
    url.pathname = path ? `/${found.language}/${path}` : `/${found.language}`
    if (found.filters !== undefined) url.searchParams.set('filters', found.filters)
    return url
  }

  function toPublic(url: URL): URL {
    const rest = url.pathname.split('/').slice(2).join('/')
    if (rest === UNKNOWN || rest.startsWith(`${UNKNOWN}/`)) {
      url.pathname = rest.slice(UNKNOWN.length) || '/'
      return url
    }
    const language = languageIn(site, url.pathname)
    const hit = language && tablesOf(language)?.outgoing.find(rest)
    if (!hit) return url
    const filters = url.searchParams.get('filters')
    if (filters !== null) url.searchParams.delete('filters')
    url.pathname = href(hit.value, language, hit.params, filters ?? undefined) ?? url.pathname
    return url
  }

  return { match, href, toInternal, toPublic, languageOf }
}

const pathsBySite = new WeakMap<FlagValues, Map<string, SitePaths>>()

export function sitePathsOf(site: Site, flags: FlagValues): SitePaths {
  const cached = pathsBySite.get(flags) ?? new Map<string, SitePaths>()
  pathsBySite.set(flags, cached)
  const paths = cached.get(site.id) ?? createSitePaths(site, flags)
  cached.set(site.id, paths)
  return paths
}
