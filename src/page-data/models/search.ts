import type { PictureModel } from './parts.ts'

/** The groups of the search window, in their order. */
export type SearchGroup = 'shows' | 'cinemas' | 'offers' | 'news' | 'help'

/** One hit, ready to be shown and followed. */
export interface SearchHit {
  readonly group: SearchGroup
  readonly title: string
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
