import type { RouteKind } from './routes.ts'

/** Kinds that share the texts of another. */
const shared: Readonly<Partial<Record<RouteKind, RouteKind>>> = {
  helpArticleById: 'helpArticle',
  helpApp: 'help',
  helpArticleApp: 'helpArticle',
  helpArticleByIdApp: 'helpArticle',
  helpCategoryApp: 'helpCategory',
  helpSearchApp: 'helpSearch',
}

/**
 * Key of a page's title and description in `seo.json`. Separate from the route records, which every page loads first.
 */
export const seoKeyOf = (kind: RouteKind): RouteKind => shared[kind] ?? kind
