import { helpCategoriesOf } from '#config/help-categories.ts'
import type { SiteId } from '#config/sites.ts'
import type { Language } from '#config/types.ts'
import { plainLetters } from '#models/rules/plain-letters.ts'
import { contract } from '../../api/contract.ts'

export interface ArticleMatch {
  readonly id: string
  readonly slug: string | null
  readonly title: string
}

export type ContentFetch = (site: SiteId, request: Request) => Promise<Response>

/** Shorter words are not distinctive; of longer ones only the first letters count, since endings vary. */
const SHORTEST = 4
const STEM = 6
const most = 3

const stemsOf = (text: string): Set<string> => {
  const words = plainLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= SHORTEST).map((word) => word.slice(0, STEM)))
}

async function articlesOf(content: ContentFetch, site: SiteId, language: Language) {
  const lists = await Promise.all(
    helpCategoriesOf(site).map(async ({ id }) => {
      const response = await content(
        site,
        new Request(`http://embedded.localhost/api/faq/category/${id}?language=${language}`),
      )
      const parsed = response.ok ? contract.faqCategory.parse(await response.json()) : undefined
      return parsed?.ok ? (parsed.model?.articles ?? []) : []
    }),
  )
  return lists.flat().map(({ id, slug, title }) => ({ id, slug, title }))
}

export async function matchingArticles(
  content: ContentFetch,
  site: SiteId,
  language: Language,
  question: string,
): Promise<readonly ArticleMatch[]> {
  const stems = stemsOf(question)
  if (stems.size === 0) return []
  const all = await articlesOf(content, site, language)
  const titles = all.map((article) => ({
    article,
    shared: [...stemsOf(article.title)].filter((stem) => stems.has(stem)),
  }))
  const timesUsed = new Map<string, number>()
  for (const stem of titles.flatMap(({ shared }) => shared))
    timesUsed.set(stem, (timesUsed.get(stem) ?? 0) + 1)
  // Words in every other title, such as “comment”, do not distinguish articles.
  const isDistinctive = (stem: string) => (timesUsed.get(stem) ?? 0) <= Math.max(most, all.length / 8)
  return titles
    .map(({ article, shared }) => ({
      article,
      weight: shared.filter(isDistinctive).reduce((sum, stem) => sum + 1 / (timesUsed.get(stem) ?? 1), 0),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ article }) => article)
}
