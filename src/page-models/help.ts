import type { HelpCategoryConfig } from '../../config/help-categories.ts'
import type { OutsideElementModel } from './outside.ts'
import type { LinkModel } from './parts.ts'

/** Inside the mobile app every `href` of the help centre stays there. */

/** An article as lists name it. */
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

/** What stands on every page of the help centre. */
interface HelpFrame {
  /** Address that answers a search. */
  readonly searchHref: string
  readonly breadcrumb: readonly LinkModel[]
  readonly contact: HelpContactModel
}

/** Ways to reach a person. */
export interface HelpContactModel {
  readonly searchHref: string
  /** Null inside the app, which has its own list of cinemas. */
  readonly cinemasHref: string | null
}

export interface HelpPage extends HelpFrame {
  readonly categories: readonly HelpCategoryModel[]
}

export interface HelpCategoryPage extends HelpFrame {
  readonly id: string
  readonly name: string
  readonly articles: readonly HelpEntryModel[]
  /** The other categories. */
  readonly others: readonly LinkModel[]
}

export interface HelpArticlePage extends HelpFrame {
  readonly title: string
  readonly category: LinkModel | null
  readonly date: { readonly iso: string; readonly label: string } | null
  readonly content: string | null
  readonly related: readonly HelpEntryModel[]
  /** The virtual agent may be offered beside it. */
  readonly virtualAgent: boolean
  /** Null if the article does not offer it or the site has none. */
  readonly assistant: OutsideElementModel | null
}

export interface HelpSearchPage extends HelpFrame {
  /** As it was typed, without the spaces around it. */
  readonly q: string
  readonly outcome: 'nothing-asked' | 'too-short' | 'searched'
  /** Fewest characters that are searched for. */
  readonly minimum: number
  readonly results: readonly HelpEntryModel[]
  /** Where nothing is found: single words of the question that are. */
  readonly suggestions: readonly LinkModel[]
  readonly categories: readonly LinkModel[]
}
