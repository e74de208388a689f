import type { HeaderPairs } from '@marquee/kit/http/security-headers.ts'
import { plainSecurity } from '@marquee/kit/http/security-headers.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { SERVICE_WORKER } from '../../service-worker/worker-options.ts'
import type { Exchange, OuterResponse } from '../exchange.ts'
import type { SiteEdition } from '../hosts/editions.ts'
import type { OuterOptions } from '../outer-options.ts'
import { foreignHeaders, nothingHere } from '../plain-responses.ts'
import { createCachedTexts } from './cached-texts.ts'
import { llmsText } from './llms-text.ts'
import { isOfflineFile, offlineFile } from './offline-files.ts'
import { sitemapFiles } from './sitemap.ts'
import { manifestText } from './web-manifest.ts'

/** Files of a host: robots.txt, llms.txt, sitemap, manifest, dictionaries, service worker, offline pages. */
export interface SiteFiles {
  respond(exchange: Exchange, edition: SiteEdition, pathname: string): Promise<OuterResponse>
  /** Invalidates the sitemaps of one site or of all. */
  purge(site?: SiteId): void
}

const CACHED_FOR = 60_000
/** A whole dictionary, or one namespace. */
const TEXTS = /^\/assets\/i18n\/([^/.]*)(?:\/([a-z-]+))?\.json$/
const SITEMAP = /^\/sitemap(?:-[1-9]\d*)?\.xml$/
const SITEMAP_KEY = / \/sitemap[^ ]*$/
const ROBOTS = '/robots.txt'
const LLMS = '/llms.txt'
const MANIFEST = '/manifest.webmanifest'

export const isSiteFile = (pathname: string): boolean =>
  pathname === ROBOTS ||
  pathname === LLMS ||
  pathname === MANIFEST ||
  SITEMAP.test(pathname) ||
  TEXTS.test(pathname) ||
  isOfflineFile(pathname)

const robots = ({ host }: SiteEdition) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /redirect/\nDisallow: /*/filters/\n\nSitemap: ${host.origin}/sitemap.xml\n`

const has = ({ host }: SiteEdition, language: string): language is Language =>
  host.site.languages.some((each) => each === language)

export function createSiteFiles(
  { siteItems, messages, offline, countDecisions }: OuterOptions,
  clock: () => number,
): SiteFiles {
  const cachedTexts = createCachedTexts(CACHED_FOR, clock)

  async function send(
    exchange: Exchange,
    { host, flags }: SiteEdition,
    type: string,
    name: string,
    make: () => Promise<string | undefined>,
  ): Promise<OuterResponse> {
    const headers: HeaderPairs = [
      ['Content-Type', type],
      ...foreignHeaders(host),
      ...plainSecurity(host.https),
    ]
    return (
      (await cachedTexts.respond(exchange, `${host.key} ${flags.hash} ${name}`, headers, make)) ??
      nothingHere(host)
    )
  }

  async function sendOffline(
    exchange: Exchange,
    edition: SiteEdition,
    pathname: string,
  ): Promise<OuterResponse> {
    const { host, flags } = edition
    const file = offlineFile(offline, edition, pathname)
    if (pathname === SERVICE_WORKER) countDecisions?.(flags.values, ['serviceWorker'])
    const sent =
      file &&
      (await cachedTexts.respond(exchange, `${host.key} ${flags.hash} ${pathname}`, file.headers, file.make))
    return sent ?? nothingHere(host)
  }

  return {
    purge: (site) =>
      cachedTexts.purge((key) => SITEMAP_KEY.test(key) && (site === undefined || key.startsWith(`${site}/`))),
    async respond(exchange, edition, pathname) {
      if (isOfflineFile(pathname)) return sendOffline(exchange, edition, pathname)
      const [, language, namespace] = TEXTS.exec(pathname) ?? []
      if (language !== undefined) {
        if (!has(edition, language)) return nothingHere(edition.host)
        const texts = messages(language)
        const wanted = namespace === undefined ? texts : Object.hasOwn(texts, namespace) && texts[namespace]
        if (!wanted) return nothingHere(edition.host)
        return send(exchange, edition, 'application/json; charset=utf-8', pathname, async () =>
          JSON.stringify(wanted),
        )
      }
      if (pathname === ROBOTS)
        return send(exchange, edition, 'text/plain; charset=utf-8', pathname, async () => robots(edition))
      if (pathname === LLMS)
        return send(exchange, edition, 'text/markdown; charset=utf-8', pathname, async () =>
          llmsText(edition),
        )
      if (pathname === MANIFEST)
        return send(exchange, edition, 'application/manifest+json', pathname, async () =>
          manifestText(edition),
        )
      return send(exchange, edition, 'application/xml; charset=utf-8', pathname, async () =>
        (await sitemapFiles(edition, siteItems)).get(pathname),
      )
    },
  }
}
