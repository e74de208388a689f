import type { LinkModel, ShowtimeModel } from './parts.ts'

export interface TimetablePlaceModel {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  /** Distance from the list's first cinema; null if a position is unknown. */
  readonly kilometres: number | null
}

export interface TimetableEntryModel extends ShowtimeModel {
  readonly cinema: TimetablePlaceModel
  /** Null if not bookable. */
  readonly calendarHref: string | null
}

/** A show in all cinemas of a city on one day, by time. */
export interface TimetableModel {
  /** City name, or the list's first cinema. */
  readonly place: string
  /** Cinema from which distances are measured until the visitor shares a position. */
  readonly from: string
  readonly entries: readonly TimetableEntryModel[]
  /** Cinemas beyond the limit, and those that failed. */
  readonly further: readonly LinkModel[]
}
