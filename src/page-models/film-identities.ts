/** What tells a film of the site from others, in lists that people bring along. */
export interface FilmIdentity {
  readonly slug: string
  /** In the languages of the site, and the original one. */
  readonly titles: readonly string[]
  /** Of the first release; null if the source does not say. */
  readonly year: number | null
  readonly directors: readonly string[]
}

export interface FilmIdentitiesPage {
  readonly films: readonly FilmIdentity[]
}
