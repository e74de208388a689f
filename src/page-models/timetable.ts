import type { LinkModel, ShowCardModel, ShowtimeModel, TagNoteModel } from './parts.ts'

export interface TimetablePlaceModel {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly position: { readonly latitude: number; readonly longitude: number } | null
  /** Distance from the list's first cinema; null if a position is unknown. */
  readonly kilometres: number | null
}

export type TimetableShowModel = Pick<ShowCardModel, 'title' | 'titleLanguage' | 'href' | 'poster' | 'line'>

export interface TimetableEntryModel extends ShowtimeModel {
  /** The show, in a list of several shows. */
  readonly show?: TimetableShowModel
  readonly cinema: TimetablePlaceModel
  /** `HH:mm` when the visitor is home; present on devices that know the way. */
  readonly home?: string
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

/** Refers to shows and cinemas by index, because a list repeats them. */
interface TonightEntryModel extends ShowtimeModel {
  readonly show: number
  readonly cinema: number
}

/** Bookable showtimes of all shows in a place on one day, by time. */
export interface TonightListModel {
  /** `Tonight in Lyon`. */
  readonly heading: string
  /** `today`, `tomorrow` after the last showtime of today, or a later day. */
  readonly day: 'today' | 'tomorrow' | 'later'
  /** Cinema from which distances are measured until the visitor shares a position. */
  readonly from: string
  readonly shows: readonly TimetableShowModel[]
  readonly cinemas: readonly TimetablePlaceModel[]
  readonly entries: readonly TonightEntryModel[]
  readonly tagNotes: readonly TagNoteModel[]
  /** Time by which the visitor wants to be home, as in filters; null if not asked for. */
  readonly home: string | null
  /** Later showtimes; null if all are listed. */
  readonly later: { readonly time: string; readonly href: string } | null
}
