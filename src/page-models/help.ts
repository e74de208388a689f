import type { HelpCategoryConfig } from '#config/help-categories.ts'
import type { OutsideElementModel } from './outside.ts'
import type { LinkModel } from './parts.ts'

/** Every `href` stays within the mobile app on app pages. */

export interface HelpEntryModel {
  readonly id: string
  readonly title: string
  readonly href: string
  readonly teaser: string | null
}

export interface HelpCategoryModel {
  readonly id: string
  readonly name: string
  readonly icon: HelpCategoryConfig['icon']
  readonly href: string
  readonly articles: readonly HelpEntryModel[]
}

/** Common to all pages of the help centre. */
interface HelpFrame {
  readonly searchHref: string
  readonly breadcrumb: readonly LinkModel[]
  readonly contact: HelpContactModel
}

export interface HelpContactModel {
  /** Null in the mobile app, which has its own list of cinemas. */
  readonly cinemasHref: string | null
}

export interface HelpPage extends HelpFrame {
  readonly categories: readonly HelpCategoryModel[]
  /** Page of showtimes with captions or audio description; null in the app, and where the country has none. */
  readonly described: string | null
}

export interface HelpCategoryPage extends HelpFrame {
  readonly id: string
  readonly name: string
  readonly articles: readonly HelpEntryModel[]
  readonly others: readonly LinkModel[]
}

export interface HelpArticlePage extends HelpFrame {
  readonly title: string
  readonly category: LinkModel | null
  readonly date: { readonly iso: string; readonly label: string } | null
  readonly content: string | null
  readonly related: readonly HelpEntryModel[]
  readonly virtualAgent: boolean
  /** Null if the article does not offer it or the site has none. */
  readonly assistant: OutsideElementModel | null
}

export interface HelpSearchPage extends HelpFrame {
  /** Trimmed query. */
  readonly q: string
  readonly outcome: 'empty' | 'too-short' | 'searched'
  /** Minimum query length. */
  readonly minimum: number
  readonly results: readonly HelpEntryModel[]
  /** Single words of a query without results that have some. */
  readonly suggestions: readonly LinkModel[]
  readonly categories: readonly LinkModel[]
}
