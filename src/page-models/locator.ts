interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface LocatorCinemaModel {
  readonly slug: string
  /** What the visitor's own cookie names it by: the same in every language. */
  readonly reference: string
  readonly name: string
  readonly postalCode: string | null
  /** `12 rue de la Barre, 11 salles`. */
  readonly line: string
  readonly href: string
  readonly position: Position | null
}

export interface LocatorCityModel {
  readonly slug: string
  readonly name: string
  readonly postalCode: string | null
  readonly cinemas: readonly LocatorCinemaModel[]
}

/** Every place that a visitor can choose. */
export interface LocatorPage {
  readonly cities: readonly LocatorCityModel[]
  /** Several cities chosen as one place. */
  readonly zones: readonly LocatorCityModel[]
  readonly allHref: string
  /** What counts as nearby: kilometres at most, cinemas at most. */
  readonly nearby: { readonly distance: number; readonly cinemas: number }
}
