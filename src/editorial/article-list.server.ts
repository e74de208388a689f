import { pageLimits } from '#config/page-limits.ts'
import type { RouteKind } from '#config/routes.ts'
import { type ArticleListState, nextArticleList } from '#machines/article-list-machine.ts'
import { type ArticleSummary, type ArticleType, articleTypes } from '#models/article.ts'
import type { Composition } from '../page-kit/composition.server.ts'
import { translateIn } from '../page-kit/labels.ts'
import { pathOf } from '../page-kit/links.ts'
import type { PagedInput } from '../page-kit/page-input.ts'
import type { ArticleListModel } from '../page-models/articles.ts'

/** Fragment of the list, so that pagination links scroll to it. */
const LIST = 'list'

export interface PageQuery extends Pick<PagedInput, 'page' | 'type'> {
  /** Stays in the addresses of the list. */
  readonly near?: string | undefined
}

/** Null if malformed. */
function readState({ page = '1', type }: PageQuery): ArticleListState | null {
  const known = type === undefined ? null : articleTypes.find((each) => each === type)
  return known === undefined || !/^[1-9]\d{0,5}$/.test(page) ? null : { page: Number(page), type: known }
}

type AddressOf = (state: ArticleListState) => string

const addressesAt =
  (path: string, near: string | undefined): AddressOf =>
  ({ page, type }) => {
    const query = new URLSearchParams({
      ...(page > 1 ? { page: String(page) } : {}),
      ...(type === null ? {} : { type }),
      ...(near === undefined ? {} : { near }),
    })
    return `${path}${query.size > 0 ? `?${query}` : ''}#${LIST}`
  }

interface ShownList {
  readonly articles: readonly ArticleSummary[]
  /** 1-based index of the first item. */
  readonly from: number
  /** The unfiltered first page. */
  readonly start: boolean
  readonly model: Omit<ArticleListModel, 'tiles'>
}

function typesOf(
  all: readonly ArticleSummary[],
  state: ArticleListState,
  addressOf: AddressOf,
  { edition }: Composition,
): ArticleListModel['types'] {
  const t = translateIn(edition.i18n, 'news')
  const present = articleTypes.filter((type) => all.some((article) => article.type === type))
  if (present.length < 2) return []
  const choice = (type: ArticleType) => ({
    type,
    label: t(`types.${type}`, { count: all.filter((article) => article.type === type).length }),
    active: state.type === type,
    href: addressOf(nextArticleList(state, { type: 'type.toggle', articleType: type })),
  })
  return present.map(choice)
}

/** Null if page or type does not exist. `mixed`: those of the list without a type. */
export function articlePage(
  composition: Composition,
  kind: RouteKind,
  all: readonly ArticleSummary[],
  query: PageQuery,
  mixed = all,
): ShownList | null {
  const state = readState(query)
  if (state === null) return null
  const { perPage } = pageLimits.lists
  const addressOf = addressesAt(pathOf(composition.edition, kind) ?? '/', query.near)
  const matching = state.type === null ? mixed : all.filter(({ type }) => type === state.type)
  const pages = Math.max(1, Math.ceil(matching.length / perPage))
  if (state.page > pages || (state.type !== null && matching.length === 0)) return null
  const from = (state.page - 1) * perPage
  return {
    articles: matching.slice(from, from + perPage),
    from: from + 1,
    start: state.page === 1 && state.type === null,
    model: {
      count: matching.length,
      types: typesOf(all, state, addressOf, composition),
      page: state.page,
      pages: Array.from({ length: pages }, (_, index) =>
        addressOf(nextArticleList(state, { type: 'page.choose', page: index + 1 })),
      ),
    },
  }
}
