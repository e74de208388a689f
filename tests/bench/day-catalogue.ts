import { sitePathsOf } from '@marquee/addresses/site-paths.ts'
import { defaultFlags } from '#config/flags.ts'
import type { RouteKind } from '#config/routes.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import { PAGE_DATA } from '../../src/api/page-data.ts'
import { requestSite } from '../e2e/http.ts'
import { dayModel } from './day-model.ts'

export interface CataloguePage {
  readonly kind: RouteKind
  readonly path: string
  readonly slug: string | undefined
  /** Address of its data, for a navigation in the browser. */
  readonly data: string
}

/** Pages of a site by kind; of each kind a list for every language that has it. */
export type SiteCatalogue = ReadonlyMap<string, readonly (readonly CataloguePage[])[]>

const kinds = new Set([...Object.keys(dayModel.entries), ...Object.keys(dayModel.following)])

/** Input of a page besides its parameters, as its route in `src/routes` names it. */
const ownInput: Readonly<Partial<Record<RouteKind, Readonly<Record<string, string>>>>> = {
  show: { kind: 'show' },
  cinema: { light: 'false' },
}

function pageAt(site: SiteId, path: string): { page: CataloguePage; language: string } | undefined {
  const match = sitePathsOf(sites[site], defaultFlags(site)).match(path)
  if (!match || !kinds.has(match.kind)) return undefined
  const { kind, language, params } = match
  const query = new URLSearchParams({ language, ...params, ...ownInput[kind] })
  return { page: { kind, path, slug: params.slug, data: `${PAGE_DATA}${kind}?${query}` }, language }
}

async function catalogueOf(site: SiteId, port: number): Promise<SiteCatalogue> {
  const { body } = await requestSite(site, '/sitemap.xml', { port })
  const found = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
    ([, address = '']) => pageAt(site, new URL(address).pathname) ?? [],
  )
  const byKind = Map.groupBy(found, ({ page }) => page.kind)
  return new Map(
    [...byKind].map(([kind, pages]) => {
      const byLanguage = Map.groupBy(pages, ({ language }) => language)
      return [kind, [...byLanguage.values()].map((list) => list.map(({ page }) => page))]
    }),
  )
}

/** Catalogues of all sites, from the sitemaps of a running product. */
export async function readCatalogues(port: number): Promise<ReadonlyMap<SiteId, SiteCatalogue>> {
  const catalogues = siteIds.map(async (site) => [site, await catalogueOf(site, port)] as const)
  return new Map(await Promise.all(catalogues))
}
