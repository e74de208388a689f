import type { CinemaLinkModel, DayModel, FiltersModel, PictureModel, TimeModel } from './parts.ts'

export interface ShowingModel extends Pick<TimeModel, 'time' | 'locksAt'> {
  readonly film: string
}

export interface CinemaEntryModel extends Omit<CinemaLinkModel, 'marks'> {
  /** Only that of no other cinema. */
  readonly picture: PictureModel | null
  /** Number of today's films; null if unknown, and on a page of another day. */
  readonly films: number | null
  /** Today's next showings of leading films; empty on a page of another day. */
  readonly next: readonly ShowingModel[]
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}

export interface CinemasPage {
  /** Grouped by city where the site does so, else a single group with a null name. */
  readonly groups: readonly {
    readonly name: string | null
    /** Leading digits, for searching the list. */
    readonly postalCode: string | null
    readonly href: string | null
    readonly cinemas: readonly CinemaEntryModel[]
  }[]
  readonly count: number
  readonly cityCount: number
  /** `x` and `y` in percent of the map. Degrees place the points over the country's outline. */
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
