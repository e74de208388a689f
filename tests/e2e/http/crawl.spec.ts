import { expect, test } from '@playwright/test'
import { type SiteId, siteIds } from '../../../config/sites.ts'
import { linksOf } from '../content.ts'
import { eachOf, originOf, requestSite } from '../http.ts'
import { type SitemapEntry, sitemapByKind } from '../sitemap.ts'

/** Share of the pages per kind and language. Each is crawled once: by `npm test`, or by the rest. */
const shares: readonly (readonly [
  pages: string,
  tag: string[],
  of: (pages: readonly SitemapEntry[]) => readonly SitemapEntry[],
])[] = [
  ['a page of every kind and language', [], (pages) => pages.slice(0, 1)],
  ['all other pages', ['@full'], (pages) => pages.slice(1)],
]

function faultsOfHtml(html: string, address: string, language: string): string[] {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )
  const claims: [string, boolean][] = [
    ['one h1', html.match(/<h1[ >]/g)?.length === 1],
    ['canonical to itself', canonical === address],
    ['its language', html.includes(`<html lang="${language}"`)],
    ['a title', /<title>[^<]{5,}<\/title>/.test(html)],
    ['a description', /<meta name="description" content="[^"]{20,}"/.test(html)],
    ['no noindex', !/<meta name="robots" content="noindex/.test(html)],
    ['no style attribute', !/<[a-z][^>]* style="/.test(html)],
    ['no empty link', !/<a [^>]*href=""/.test(html)],
    [
      'no untranslated key',
      !/>\s*[a-z]+(\.[a-z]+){1,}\s*</i.test(html.replace(/<script.*?<\/script>/gs, '')),
    ],
    [
      'no link to a placeholder host',
      !/<(?:a|form|area) [^>]*(?:href|action)="https?:\/\/[^"/]*\.example[":/]/.test(html),
    ],
    ['structured data that parses', blocks.every((json) => typeof JSON.parse(json) === 'object')],
  ]
  return claims.filter(([, holds]) => !holds).map(([claim]) => claim)
}

/** There are as many booking links as times: a sample from all over the list. */
const some = (paths: readonly string[], count = 12) =>
  paths.filter((_, index) => index % Math.ceil(paths.length / count) === 0)

async function faultsOfPages(
  site: SiteId,
  entries: readonly SitemapEntry[],
  known: ReadonlySet<string>,
): Promise<string[]> {
  const faults: string[] = []
  const links = new Set<string>()
  await eachOf(entries, 4, async ({ path, alternates }) => {
    const { status, body } = await requestSite(site, path)
    const own = Object.entries(alternates).find(
      ([hreflang, href]) => hreflang !== 'x-default' && new URL(href).pathname === path,
    )?.[0]
    const wrong =
      status === 200
        ? faultsOfHtml(body, originOf(site) + path, own?.slice(0, 2) ?? '')
        : [`status ${status}`]
    faults.push(...wrong.map((fault) => `${path}: ${fault}`))
    for (const href of linksOf(body)) if (href.startsWith('/')) links.add(href)
  })
  const bookings = [...links].filter((path) => path.includes('?'))
  for (const path of bookings) links.delete(path)
  for (const path of some(bookings)) links.add(path)
  const unlisted = [...links].filter((path) => !known.has(path) && !path.includes('/filters/'))
  await eachOf(unlisted, 4, async (path) => {
    const { status, headers } = await requestSite(site, path)
    const redirectsToSignIn =
      status === 302 &&
      new URL(headers.location ?? '', originOf(site)).hostname ===
        `client.${new URL(originOf(site)).hostname}`
    if (status !== 200 && !redirectsToSignIn) faults.push(`link to ${path}: status ${status}`)
  })
  return faults
}

for (const site of siteIds) {
  for (const [pages, tag, of] of shares) {
    test(`${site}: ${pages} of the sitemap: HTML is sound, and every link has a target`, {
      tag,
    }, async () => {
      const kinds = [...(await sitemapByKind(site)).values()]
      const entries = kinds.flat()
      expect(entries.length).toBeGreaterThan(20)
      const faults = await faultsOfPages(site, kinds.flatMap(of), new Set(entries.map(({ path }) => path)))
      expect(faults.slice(0, 40)).toEqual([])
    })
  }
}
