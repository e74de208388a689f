import type { LinkModel, PictureModel } from './parts.ts'

/** In the order in which they are shown. */
export type SearchGroup =
  | 'shows'
  | 'cinemas'
  | 'cities'
  | 'experiences'
  | 'offers'
  | 'news'
  | 'pages'
  | 'help'

/** One hit, ready to be shown and followed. */
export interface SearchHit {
  readonly group: SearchGroup
  readonly title: string
  /** Language of the title where it is not the page's. */
  readonly titleLanguage?: string
  /** What it is: `Drama · 1h58`, a place, dates. */
  readonly line: string | null
  readonly href: string
  readonly external: boolean
  readonly picture: PictureModel | null
}

/** Answer of one of the two searches. */
export interface SearchPage {
  readonly hits: readonly SearchHit[]
}

export interface SearchResultsPage {
  /** Without blanks around it. */
  readonly q: string
  readonly outcome: 'searched' | 'nothing-asked' | 'too-short'
  /** Length of the shortest query. */
  readonly minimum: number
  /** Address of the form. */
  readonly action: string
  readonly groups: readonly { readonly group: SearchGroup; readonly hits: readonly SearchHit[] }[]
  /** The search of the help centre failed. */
  readonly helpSilent: boolean
  /** Single words of the query that have hits. */
  readonly suggestions: readonly LinkModel[]
  /** Shown without hits. */
  readonly films: readonly SearchHit[]
  /** Links to the main pages. */
  readonly places: readonly SearchPlace[]
}

export interface SearchPlace {
  readonly name: 'shows' | 'cinemas' | 'offers' | 'help'
  readonly href: string
}
