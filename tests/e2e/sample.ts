import { createSitePaths } from '@marquee/addresses/site-paths.ts'
import { helpCategoriesOf } from '#config/help-categories.ts'
import { type RouteKind, routeKinds } from '#config/routes.ts'
import { type SiteId, siteIds, sites } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { demoFlags } from '../../demo/flags.ts'
import { requestSite } from './http.ts'
import { sitemapByKind } from './sitemap.ts'

export interface SamplePage {
  readonly kind: RouteKind
  readonly path: string
}

/** Kinds in no sitemap that show the item of another kind. */
const besides: Partial<Record<RouteKind, readonly RouteKind[]>> = {
  cinema: ['cinemaLight'],
  city: ['cityLight'],
  helpArticle: ['helpArticleApp'],
}

/** Kinds with the view of another kind. */
export const alike: readonly RouteKind[] = [
  'cinemaLight',
  'cityLight',
  'entertainments',
  'entertainment',
  'specialEvent',
  'newsApp',
  'cvd',
  'ecards3',
  'helpApp',
  'helpArticleById',
  'helpArticleByIdApp',
  'helpSearchApp',
  'helpCategoryApp',
]

/** Kinds in no sitemap that need only their path; `q` is a search term. */
export const unlisted: Partial<Record<RouteKind, string>> = {
  newsApp: '',
  helpApp: '',
  helpSearch: '?q=billet',
  helpSearchApp: '?q=ticket',
  search: '?q=lyon',
  giftCardBalance: '',
  wishlist: '',
}

/** A number from 0 to 1, derived from a text. */
function draw(text: string): number {
  let hash = 2_166_136_261
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619)
  return (hash >>> 0) / 2 ** 32
}

/** Kinds with an id in their address: that of the first help topic, or of its first article. */
const byTopic: readonly RouteKind[] = ['helpCategory', 'helpCategoryApp']
const byArticle: readonly RouteKind[] = ['helpArticleById', 'helpArticleByIdApp']

async function helpIds(
  site: SiteId,
  language: Language,
): Promise<{ readonly topic: string; readonly article: string } | null> {
  const topic = helpCategoriesOf(site)[0]?.id
  if (topic === undefined) return null
  const { body } = await requestSite(site, `/api/faq/category/${topic}?language=${language}`)
  const { articles } = JSON.parse(body) as { readonly articles: readonly { readonly id: string }[] }
  return { topic, article: articles[0]?.id ?? '' }
}

async function chosenPages(site: SiteId, languageFor: (index: number) => Language): Promise<SamplePage[]> {
  const paths = createSitePaths(sites[site], demoFlags(site))
  const byKind = await sitemapByKind(site)
  const help = await helpIds(site, sites[site].languages[0])
  return routeKinds.flatMap((kind, index) => {
    const language = languageFor(index)
    const id = byTopic.includes(kind) ? help?.topic : byArticle.includes(kind) ? help?.article : undefined
    const ofHelp = id === undefined ? undefined : paths.href(kind, language, { id })
    if (ofHelp !== undefined) return [{ kind, path: ofHelp }]
    const query = unlisted[kind]
    const plain = query === undefined ? undefined : paths.href(kind, language)
    if (plain !== undefined) return [{ kind, path: plain + query }]
    const candidates = byKind.get(`${kind} ${language}`) ?? []
    const path = candidates[Math.floor(draw(`${SEED} ${site} ${kind}`) * candidates.length)]?.path
    if (path === undefined) return []
    const slug = paths.match(path)?.params.slug ?? ''
    const others = (besides[kind] ?? []).flatMap((other) => {
      const otherPath = paths.href(other, language, { slug })
      return otherPath === undefined ? [] : [{ kind: other, path: otherPath }]
    })
    return [{ kind, path }, ...others]
  })
}

const SEED = '2026-11-20'

/**
 * One page per kind of a site, and light pages besides their full ones, in a language that changes with the
 * site: together, the sites cover every kind in every language.
 */
export async function samplePages(site: SiteId): Promise<SamplePage[]> {
  const languages: readonly Language[] = sites[site].languages
  const turn = siteIds.indexOf(site)
  return chosenPages(
    site,
    (index) => languages[(index + turn) % languages.length] ?? sites[site].languages[0],
  )
}

export const pagesOfEachKind = (site: SiteId, language: Language) => chosenPages(site, () => language)
