import type { ShowCardModel } from './parts.ts'
import type { SearchHit } from './search.ts'

export interface FilmCardModel {
  readonly card: ShowCardModel
  /** Date of the release, of an announced film; else absent. */
  readonly release?: string
}

export interface FilmCardsPage {
  readonly films: readonly FilmCardModel[]
}

/** The same for every visitor: the browser adds the films. */
export interface WishlistPage {
  readonly showsHref: string
  /** For an empty list. */
  readonly films: readonly SearchHit[]
}
