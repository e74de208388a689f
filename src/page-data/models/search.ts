import type { LinkModel, PictureModel } from './parts.ts'

/** The groups of what a search finds, in their order. */
export type SearchGroup = 'shows' | 'cinemas' | 'cities' | 'experiences' | 'offers' | 'news' | 'pages' | 'help'

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

/** The page that searches without script too. */
export interface SearchResultsPage {
  /** As it was asked. */
  readonly q: string
  readonly outcome: 'searched' | 'nothing-asked' | 'too-short'
  /** Letters of the shortest question. */
  readonly minimum: number
  /** Where the search is asked. */
  readonly action: string
  /** Those that have hits. */
  readonly groups: readonly { readonly group: SearchGroup; readonly hits: readonly SearchHit[] }[]
  /** The help centre did not answer. */
  readonly helpSilent: boolean
  /** Single words of the question that find something alone. */
  readonly suggestions: readonly LinkModel[]
  /** Films of the site, where nothing was found or asked. */
  readonly films: readonly SearchHit[]
  /** Pages from which everything can be reached. */
  readonly places: readonly SearchPlace[]
}

export interface SearchPlace {
  readonly name: 'shows' | 'cinemas' | 'offers' | 'help'
  readonly href: string
}
