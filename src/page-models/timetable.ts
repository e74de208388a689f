import type { LinkModel, ScreeningModel } from './parts.ts'

export interface TimetablePlaceModel {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  /** From the cinema that the list begins with; null where a position is not known. */
  readonly kilometres: number | null
}

/** One screening: a line of the timetable. */
export interface TimetableEntryModel extends ScreeningModel {
  readonly cinema: TimetablePlaceModel
  /** Calendar file of a screening that can be booked. */
  readonly calendarHref: string | null
}

/** A show in all cinemas of a city on one day, by time. */
export interface TimetableModel {
  /** The city, or else the cinema that the list begins with. */
  readonly place: string
  /** The cinema that distances are measured from until the visitor gives a position. */
  readonly from: string
  readonly entries: readonly TimetableEntryModel[]
  /** Cinemas that the list has no room for, and those that did not answer. */
  readonly further: readonly LinkModel[]
}
