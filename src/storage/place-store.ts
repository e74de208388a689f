/** Where the browser keeps the name of the chosen place, for pages that do not need to know more. */
export const PLACE_STORE = 'place'
/** Where the tab keeps the city that it was told to come from; empty where none is known. */
export const GUESS_STORE = 'zone'
/** Event of the window: the place is another one. */
export const PLACE_CHANGE = 'placechange'

/** The visitor's place, as pages show it. */
export interface Place {
  readonly name: string
  /** What filters call it; empty for a position and for favourites. */
  readonly slug: string
  /** Where the menu leads for it: a cinema, or a city with several by its light page; empty for the list. */
  readonly kind: 'cinema' | 'cityLight' | ''
  /** Slug of that page. */
  readonly page: string
  /** Nobody chose it: the request seems to come from there. */
  readonly guessed?: boolean
}
