import type { CinemaLinkModel, DayModel, FiltersModel } from './parts.ts'

export interface CinemasPage {
  /** By city where the edition groups, else one group without name. */
  readonly groups: readonly {
    readonly name: string | null
    /** First digits of the city's postal codes: the list is searched by them too. */
    readonly postalCode: string | null
    readonly href: string | null
    readonly cinemas: readonly CinemaLinkModel[]
  }[]
  readonly count: number
  readonly cityCount: number
  /** Cities as points of a map, `x` and `y` from 0 to 100. With their degrees the map draws the country below them too. */
  readonly map: {
    readonly points: readonly {
      readonly name: string
      readonly x: number
      readonly y: number
      readonly longitude?: number
      readonly latitude?: number
      readonly href: string
    }[]
  } | null
  readonly layouts: { readonly sliderHref: string; readonly calendarHref: string }
  readonly days: readonly DayModel[]
  readonly filters: FiltersModel
}
