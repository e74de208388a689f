import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import type { RouteKind } from '#config/routes.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { demoFlags } from '../../demo/flags.ts'
import { besides, unlisted } from '../e2e/sample.ts'
import type { Product } from '../unleash/product.ts'

/** A page to capture: its host and whose cookies to send. */
export interface PageAddress {
  readonly host: string
  readonly path: string
  readonly as?: 'client' | 'owner'
}

export const FLAG_HOST = 'flags.localhost'
export const clientHost = (site: SiteId): string => `client.${sites[site].hosts.local}`

const guestPages = ['sign-in', 'register', 'forgotten', 'validate', 'mails', 'profile', 'no-such-page']
const clientPages = [
  'profile',
  'bookings',
  'films',
  'benefits',
  'favourites',
  'consents',
  'data',
  'complete',
  'sign-out',
  'order',
]
const guestPagesOfConsole = ['/', '/sign-out', '/no-such-page']
const ownerPages = ['/', '/cell?flag=voucherChecker&site=be', '/preview', '/history', '/tokens']

const files = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/no-such-page',
  '/films;x=1',
  '/redirect/fr/season/live-sport',
  '/api/no-such-call',
]

async function pagesOfSite(product: Product, site: SiteId): Promise<string[]> {
  const { body } = await product.request(site, '/sitemap.xml')
  const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    return pathname + search
  })
  const paths = createSitePaths(sites[site], demoFlags(site))
  const light = listed.flatMap((path) => {
    const match = paths.match(path)
    return match
      ? (besides[match.kind] ?? []).map((kind) => paths.href(kind, match.language, match.params))
      : []
  })
  const plain = sites[site].languages.flatMap((language) =>
    Object.entries(unlisted).map(
      ([kind, query]) => [paths.href(kind as RouteKind, language), query] as const,
    ),
  )
  const known = [
    ...light,
    ...plain.map(([path, query]) => (path === undefined ? undefined : path + query)),
  ].filter((path) => path !== undefined)
  return [
    ...new Set([
      ...listed,
      ...known,
      ...files,
      ...sites[site].languages.map((language) => `/${language}/no-such-page`),
    ]),
  ]
}

/** Every page of the sites, their client areas and the flag console. */
export async function pageAddresses(
  product: Product,
  only: readonly SiteId[] = siteIds,
): Promise<PageAddress[]> {
  const ofSites = await Promise.all(
    only.map(async (site) => [
      ...(await pagesOfSite(product, site)).map((path) => ({ host: sites[site].hosts.local, path })),
      ...sites[site].languages.flatMap((language) => [
        ...guestPages.map((page) => ({ host: clientHost(site), path: `/${language}/${page}` })),
        ...clientPages.map((page) => ({
          host: clientHost(site),
          path: `/${language}/${page}`,
          as: 'client' as const,
        })),
      ]),
    ]),
  )
  return [
    ...ofSites.flat(),
    ...guestPagesOfConsole.map((path) => ({ host: FLAG_HOST, path })),
    ...ownerPages.map((path) => ({ host: FLAG_HOST, path, as: 'owner' as const })),
  ]
}
