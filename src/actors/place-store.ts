/** Where the browser keeps the name of the chosen place, for pages that do not need to know more. */
export const PLACE_STORE = 'place'
/** Event of the window: the place is another one. */
export const PLACE_CHANGE = 'placechange'

/** The place that the visitor chose, as pages show it. */
export interface Place {
  readonly name: string
  /** What filters call it; empty for a position and for favourites. */
  readonly slug: string
  /** Where the menu leads for it: a cinema, or a city with several by its light page; empty for the list. */
  readonly kind: 'cinema' | 'cityLight' | ''
  /** Slug of that page. */
  readonly page: string
}
