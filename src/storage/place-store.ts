/** Persisted key: name of the chosen place. */
export const PLACE_STORE = 'place'
/** Session key: the guessed city; empty if unknown. */
export const GUESS_STORE = 'zone'
/** Window event: the place has changed. */
export const PLACE_CHANGE = 'placechange'

/** The visitor's place, as pages show it. */
export interface Place {
  readonly name: string
  /** Slug in filters; empty for a position and for favourites. */
  readonly slug: string
  /** Page that the menu links to: a cinema, a city with several cinemas; empty for the list. */
  readonly kind: 'cinema' | 'cityLight' | ''
  readonly page: string
  /** The city of the cinema nearest to a position, which lists of films are narrowed to. */
  readonly around?: string
  readonly guessed?: boolean
}
