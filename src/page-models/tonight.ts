import type { ShowCardModel, ShowtimeAtModel } from './parts.ts'

/** A show's next bookable showtimes in a place, on one day. */
export interface TonightShow {
  /** A show card; in a place with several cinemas, its line names those of the showtimes. */
  readonly show: ShowCardModel
  /** `YYYY-MM-DD` of all its showtimes. */
  readonly date: string
  /** `Tomorrow`, `Sat 28 Nov`; empty today. */
  readonly day: string
  /** `Tonight at Lyon Bellecour`. */
  readonly heading: string
  /** `from Wednesday at Lyon Bellecour`, of a film that starts or is previewed in the next days; else absent. */
  readonly soon?: string
  /** Showtimes in order of time. */
  readonly showtimes: readonly ShowtimeAtModel[]
}

/** The next bookable showtimes of every show in a place, in the order of its programme. */
export interface TonightPage {
  /** First day with showtimes. */
  readonly date: string
  /** `Tonight`, `Tomorrow`, or that day. */
  readonly title: string
  /** `href`: the page of its showtimes by time. */
  readonly place: { readonly name: string; readonly href: string }
  readonly shows: readonly TonightShow[]
}
