import type { searchLimits } from '#config/search-limits.ts'
import type { LinkModel, NextTimesModel, PictureModel } from './parts.ts'

export type SearchGroup = keyof typeof searchLimits.preview

export interface SearchHit {
  readonly group: SearchGroup
  readonly title: string
  /** Set if it differs from the page's language. */
  readonly titleLanguage?: string
  /** `Drama · 1h58`, a place, dates. */
  readonly line: string | null
  readonly href: string
  readonly external: boolean
  readonly picture: PictureModel | null
}

/** A hit of the page of results. */
export interface FoundHit extends SearchHit {
  /** A film's next times, near the visitor if the address names a place. */
  readonly next?: NextTimesModel
  /** What an offer costs. */
  readonly price?: string
}

/** Results of one of the two searches. */
export interface SearchPage {
  readonly hits: readonly SearchHit[]
}

export interface SearchResultsPage {
  /** Trimmed. */
  readonly q: string
  readonly outcome: 'searched' | 'empty' | 'too-short'
  /** Minimum query length. */
  readonly minimum: number
  /** Cinema or city that comes first; empty without one. */
  readonly near: string
  /** Form action. */
  readonly action: string
  readonly groups: readonly { readonly group: SearchGroup; readonly hits: readonly FoundHit[] }[]
  /** The help centre's search failed. */
  readonly helpSilent: boolean
  /** Single words of the query that have results. */
  readonly suggestions: readonly LinkModel[]
  /** Shown when nothing or little matches. */
  readonly films: readonly SearchHit[]
  readonly places: readonly SearchPlace[]
}

export interface SearchPlace {
  readonly name: 'shows' | 'cinemas' | 'offers' | 'help'
  readonly href: string
}
