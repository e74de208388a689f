interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface LocatorCinemaModel {
  readonly slug: string
  /** Identifier in the visitor's cookie, the same in all languages. */
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

export interface LocatorModel {
  readonly cities: readonly LocatorCityModel[]
  /** Groups of cities, selectable as one place. */
  readonly zones: readonly LocatorCityModel[]
  readonly allHref: string
  /** Maximum kilometres and number of cinemas. */
  readonly nearby: { readonly distance: number; readonly cinemas: number }
}
