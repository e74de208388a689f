import type { ArticleListModel, ArticleModel, ArticleTileModel } from '../../page-models/articles.ts'
import type { LinkModel } from '../../page-models/parts.ts'
import type { PageTrackingModel } from '../../page-models/tracking.ts'

export interface NewsPage {
  /** True in the mobile app. */
  readonly app: boolean
  /** The latest as large tiles; on the unfiltered first page only. */
  readonly pushes: readonly ArticleTileModel[]
  readonly list: ArticleListModel
  readonly breadcrumb: readonly LinkModel[]
}

export interface NewsItemPage {
  readonly article: ArticleModel
  /** Newest first. */
  readonly others: readonly ArticleTileModel[]
  readonly tracking: PageTrackingModel
}
