import type { BoardRowModel, LinkModel } from './parts.ts'
import type { TimetablePlaceModel } from './timetable.ts'

export interface ComparedCinemaModel {
  readonly cinema: TimetablePlaceModel
  /** Without closed showtimes. */
  readonly rows: readonly BoardRowModel[]
}

/** A show in all cinemas of a city on one day, side by side (`view=compare`). */
export interface ComparisonModel {
  /** City name, or the list's first cinema. */
  readonly place: string
  /** Cinema from which distances are measured until the visitor shares a position. */
  readonly from: string
  readonly timesOfDay: readonly {
    readonly id: 'all' | 'early' | 'late'
    readonly href: string
    readonly selected: boolean
  }[]
  readonly cinemas: readonly ComparedCinemaModel[]
  /** Cinemas beyond the limit, and those that failed. */
  readonly further: readonly LinkModel[]
}
