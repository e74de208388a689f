import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { HtmlValidate } from 'html-validate'
import { type RouteKind, routes } from '#config/routes.ts'
import { type SiteId, sites } from '#config/sites.ts'
import type { Language, RouteConfig } from '#config/types.ts'
import { demoFlags } from '../../demo/flags.ts'
import { linksOf } from './content.ts'
import { originOf, requestSite, type SiteResponse } from './http.ts'
import { faultsOfStructuredData, typesOf } from './json-ld.ts'
import type { SitemapEntry } from './sitemap.ts'

export interface CrawledPage {
  readonly site: SiteId
  readonly language: Language
  readonly kind: RouteKind
  readonly path: string
  /** True: the HTML is validated, which takes longer than all other checks. */
  readonly validated: boolean
}

export interface PageOnSite extends CrawledPage {
  /** Entries of the site's sitemap by path. */
  readonly listed: ReadonlyMap<string, SitemapEntry>
}

type Claim = readonly [claim: string, holds: boolean]

/** The HTML standard's rules; style rules are left to the formatter, and accessibility to axe. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'tel-non-breaking': 'off',
    'prefer-native-element': 'off',
    'no-raw-characters': 'off',
    'script-type': 'off',
  },
})

/** Structured data that a page of the kind always has. */
const described: Partial<Record<RouteKind, string>> = {
  cinema: 'MovieTheater',
  show: 'Movie',
  experiences: 'ItemList',
  experience: 'Service',
  newsItem: 'NewsArticle',
  offer: 'Offer',
  help: 'FAQPage',
  helpArticle: 'FAQPage',
}

/** Kinds in no sitemap that search engines may index. */
const indexable: readonly RouteKind[] = ['giftCardBalance', 'helpCategory']

async function faultsOfMarkup(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const messages = results.flatMap((result) => result.messages)
  return messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)
}

function claimsOfHead(html: string, { site, language, kind, path, listed }: PageOnSite): Claim[] {
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  const isNoindex = /<meta name="robots" content="[^"]*noindex/.test(html)
  const alternates = Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, name = '', href = '']) => [name, href],
    ),
  )
  const entry = listed.get(path)
  const own: Claim[] = entry
    ? [
        ['canonical to itself', canonical === originOf(site) + path],
        ['indexed', !isNoindex],
        [
          'the alternates of the sitemap',
          JSON.stringify(Object.entries(alternates).toSorted()) ===
            JSON.stringify(Object.entries(entry.alternates).toSorted()),
        ],
        ['an alternate to itself', alternates[`${language}-${sites[site].region}`] === originOf(site) + path],
      ]
    : [
        [
          'being left to another page by search engines',
          indexable.includes(kind) || isNoindex || canonical !== originOf(site) + path,
        ],
      ]
  const type = described[kind]
  return [
    ...own,
    ['its language', html.includes(`<html lang="${language}"`)],
    ['a title', /<title>[^<]{5,}<\/title>/.test(html)],
    ['a description', !entry || /<meta name="description" content="[^"]{20,}"/.test(html)],
    [`structured data of ${type}`, type === undefined || typesOf(html).includes(type)],
  ]
}

const claimsOfBody = (html: string): Claim[] => [
  ['one h1', html.match(/<h1[ >]/g)?.length === 1],
  ['no style attribute', !/<[a-z][^>]* style="/.test(html)],
  ['no empty link', !/<a [^>]*href=""/.test(html)],
  ['no untranslated key', !/>\s*[a-z]+(\.[a-z]+){1,}\s*</i.test(html.replace(/<script.*?<\/script>/gs, ''))],
  [
    'no link to a placeholder host',
    !/<(?:a|form|area) [^>]*(?:href|action)="https?:\/\/[^"/]*\.example[":/]/.test(html),
  ],
]

/** The entry of the menu that is current on a page of the kind. */
const currentEntries: Partial<Record<RouteKind, number>> = {
  home: 0,
  show: 0,
  entertainment: 0,
  entertainments: 0,
  shows: 1,
  cinemas: 2,
}

function claimsOfFrame(html: string, { site, language, kind }: CrawledPage): Claim[] {
  const { header, footer, appOnly }: RouteConfig = routes[kind]
  const start = html.indexOf('<header')
  const head = start < 0 ? '' : html.slice(start, html.indexOf('</header>'))
  const paths = createSitePaths(sites[site], demoFlags(site))
  const menu = head.slice(head.indexOf('<nav'), head.indexOf('</nav>'))
  const entries = [...menu.matchAll(/<a href="([^"]*)"([^>]*)>/g)]
  const [home, list] = [paths.href('home', language), paths.href('shows', language)]
  const current = entries.findIndex(([, , more]) => more?.includes('aria-current'))
  const full: Claim[] = [
    ['a logo that leads home', linksOf(head)[0] === home],
    ['a menu of home and films', entries[0]?.[1] === home && entries[1]?.[1] === list],
    ['its menu entry current', !(kind in currentEntries) || current === currentEntries[kind]],
  ]
  return [
    ['a footer where its kind has one', html.includes('<footer') === footer],
    ['a header where its kind has one', start >= 0 === (header !== 'none')],
    ...(header === 'full' ? full : []),
    ['no way out of the app', !appOnly || !linksOf(html).includes(home ?? '')],
  ]
}

function claimsOfHeaders({ headers }: SiteResponse): Claim[] {
  const policy = String(headers['content-security-policy'])
  const isPublic = headers['cache-control'] === 'public, max-age=0, must-revalidate'
  return [
    ['HTML as its type', headers['content-type'] === 'text/html; charset=utf-8'],
    ['a cache rule', isPublic || headers['cache-control'] === 'no-store'],
    ['an entity tag if it is cached', !isPublic || headers.etag !== undefined],
    ['no cookie', headers['set-cookie'] === undefined],
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['no frame around it', policy.includes("frame-ancestors 'none'")],
    ['scripts by hash only', /script-src [^;]*'sha256-/.test(policy) && !policy.includes('unsafe-inline')],
  ]
}

const classesOfPage = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
const sheetsOf = (html: string) =>
  [...html.matchAll(/<link\b[^>]*>/g)].flatMap(([tag]) =>
    /rel="stylesheet"/.test(tag) ? [/href="([^"]+)"/.exec(tag)?.[1] ?? ''] : [],
  )

/** Style sheets of the crawled pages, each read once. A class is unstyled where no linked sheet has it. */
export function createSheets() {
  const sheets = new Map<string, Promise<readonly string[]>>()
  const pages: { readonly path: string; readonly used: ReadonlySet<string>; readonly linked: string[] }[] = []
  const read = async (site: SiteId, sheet: string) =>
    [...(await requestSite(site, sheet)).body.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)
  return {
    note({ site, path }: CrawledPage, html: string): void {
      const linked = sheetsOf(html)
      for (const sheet of linked) if (!sheets.has(sheet)) sheets.set(sheet, read(site, sheet))
      pages.push({ path, used: classesOfPage(html), linked })
    },
    async faults(): Promise<string[]> {
      const known = new Map<string, readonly string[]>()
      for (const [sheet, names] of sheets) known.set(sheet, await names)
      const styled = new Set([...known.values()].flat())
      return pages.flatMap(({ path, used, linked }) => {
        const there = new Set(linked.flatMap((sheet) => known.get(sheet) ?? []))
        return [...used]
          .filter((name) => styled.has(name) && !there.has(name))
          .map((name) => `${path}: no sheet of its class ${name}`)
      })
    },
  }
}

/** Faults of a page as served. */
export async function faultsOfPage(response: SiteResponse, page: PageOnSite): Promise<string[]> {
  const { status, headers, body } = response
  if (routes[page.kind].signedIn) {
    const isRefused = status === 302 && headers['cache-control'] === 'no-store'
    return isRefused ? [] : [`a page for clients has the status ${status}, ${headers['cache-control']}`]
  }
  if (status !== 200) return [`status ${status}`]
  const claims = [
    ...claimsOfHead(body, page),
    ...claimsOfBody(body),
    ...claimsOfFrame(body, page),
    ...claimsOfHeaders(response),
  ]
  return [
    ...claims.filter(([, holds]) => !holds).map(([claim]) => `without ${claim}`),
    ...(page.validated ? await faultsOfMarkup(body) : []),
    ...faultsOfStructuredData(body),
  ]
}
