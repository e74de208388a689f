import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { expect, test } from '@playwright/test'
import { defaultFlags } from '#config/flags.ts'
import { routeKinds, routes } from '#config/routes.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { linksOf } from '../content.ts'
import { eachOf, originOf, requestSite, type SiteResponse } from '../http.ts'
import { faultsBetween, twoClients } from '../known-visitors.ts'
import { type CrawledPage, createSheets, faultsOfPage } from '../page-faults.ts'
import { pathOf } from '../route-paths.ts'
import { unlisted } from '../sample.ts'
import { sitemapOf } from '../sitemap.ts'

/**
 * Together every language, prefix rule and value of a site's configuration: prices and features of fr, three languages
 * of ch, one cinema and the client host's own sign-in of sn, Dutch and kinds that exist in nl only.
 */
const covering = [
  ['fr', 'fr'],
  ['ch', 'de'],
  ['nl', 'nl'],
  ['sn', 'en'],
] as const satisfies readonly (readonly [SiteId, Language])[]

/** Sites that two clients request too: one with sign-in at a provider, and one without. */
const withClients: readonly SiteId[] = ['fr', 'sn']

async function pagesIn(site: SiteId, language: Language): Promise<CrawledPage[]> {
  const paths = await Promise.all(
    routeKinds.map(async (kind) => [kind, await pathOf(site, language, kind)] as const),
  )
  return paths.flatMap(([kind, path]) =>
    path === undefined
      ? []
      : [{ site, language, kind, path: path + (unlisted[kind] ?? ''), validated: true }],
  )
}

async function listedPages(site: SiteId): Promise<CrawledPage[]> {
  const paths = createSitePaths(sites[site], defaultFlags(site))
  return (await sitemapOf(site)).flatMap(({ path }) => {
    const match = paths.match(path)
    return match ? [{ site, language: match.language, kind: match.kind, path, validated: true }] : []
  })
}

/** Every kind on each site and in each language; one page of each kind is validated. */
async function coveringPages(): Promise<Map<SiteId, CrawledPage[]>> {
  const pages: CrawledPage[] = []
  for (const [site, language] of covering) pages.push(...(await pagesIn(site, language)))
  for (const [site] of covering) {
    for (const language of sites[site].languages) {
      const covered = new Set(pages.map((page) => `${page.kind} ${page.language}`))
      const more = await pagesIn(site, language)
      pages.push(...more.filter(({ kind }) => !covered.has(`${kind} ${language}`)))
    }
  }
  const validated = new Set(
    [...Map.groupBy(pages, ({ kind }) => kind).values()].map((same, index) => same[index % same.length]),
  )
  return Map.groupBy(
    pages.map((page) => ({ ...page, validated: validated.has(page) })),
    ({ site }) => site,
  )
}

/** There are as many booking links as times: a sample from all over the list. */
const some = (paths: readonly string[], count = 12) =>
  paths.filter((_, index) => index % Math.ceil(paths.length / count) === 0)

async function faultsOfLinks(site: SiteId, links: ReadonlySet<string>): Promise<string[]> {
  const faults: string[] = []
  const bookings = [...links].filter((path) => path.includes('?'))
  const others = [...links].filter((path) => !path.includes('?') && !path.includes('/filters/'))
  await eachOf([...others, ...some(bookings)], 4, async (path) => {
    const { status, headers } = await requestSite(site, path)
    const redirectsToSignIn =
      status === 302 &&
      new URL(headers.location ?? '', originOf(site)).hostname ===
        `client.${new URL(originOf(site)).hostname}`
    if (status !== 200 && !redirectsToSignIn) faults.push(`link to ${path}: status ${status}`)
  })
  return faults
}

async function crawl(site: SiteId, pages: readonly CrawledPage[]): Promise<string[]> {
  const faults: string[] = []
  const note = (path: string, found: readonly string[]) =>
    void faults.push(...found.map((fault) => `${path}: ${fault}`))
  const listed = new Map((await sitemapOf(site)).map((entry) => [entry.path, entry]))
  const links = new Set<string>()
  const sheets = createSheets()
  const clients = withClients.includes(site) ? await twoClients(site) : undefined
  const read = async (page: CrawledPage): Promise<SiteResponse> => {
    if (!clients || routes[page.kind].signedIn) return requestSite(site, page.path)
    const between = await faultsBetween(clients, site, page.path)
    note(page.path, between.faults)
    return between.response
  }
  await eachOf(pages, 4, async (page) => {
    const response = await read(page)
    note(page.path, await faultsOfPage(response, { ...page, listed }))
    if (response.status !== 200) return
    sheets.note(page, response.body)
    const own = linksOf(response.body).filter((href) => href.startsWith('/'))
    for (const href of own) links.add(href)
    if (page.kind === 'sitemap') {
      const missing = [...listed.values()].filter(
        ({ path, alternates }) =>
          alternates[`${page.language}-${sites[site].region}`] === originOf(site) + path &&
          !own.includes(path),
      )
      note(
        page.path,
        missing.map(({ path }) => `no link to ${path}`),
      )
    }
  })
  // Listed pages are crawled themselves, here or in the scope `exhaustive`.
  for (const path of [...pages.map(({ path }) => path), ...listed.keys()]) links.delete(path)
  return [...faults, ...(await sheets.faults()), ...(await faultsOfLinks(site, links))]
}

for (const [site] of covering) {
  test(`${site}: a page of every kind is sound, the same for everybody, and links to pages that exist`, {
    tag: '@quick',
  }, async () => {
    const pages = (await coveringPages()).get(site) ?? []
    expect(pages.length).toBeGreaterThan(30)
    expect((await crawl(site, pages)).slice(0, 40)).toEqual([])
  })
}

for (const site of siteIds) {
  test(`${site}: every page of the sitemap, and of every kind in every language, is sound`, {
    tag: '@exhaustive',
  }, async () => {
    test.setTimeout(1_800_000)
    const ofKinds = (
      await Promise.all(sites[site].languages.map((language) => pagesIn(site, language)))
    ).flat()
    const rest = await listedPages(site)
    const known = new Set(ofKinds.map(({ path }) => path))
    const pages = [...ofKinds, ...rest.filter(({ path }) => !known.has(path))]
    expect(pages.length).toBeGreaterThan(150)
    expect((await crawl(site, pages)).slice(0, 40)).toEqual([])
  })
}
