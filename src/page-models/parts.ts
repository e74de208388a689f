import type { ConsentCategory } from '#config/types.ts'
import type { Fullness } from '#models/rules/fullness.ts'
import type { ShowtimeStatus } from '#models/rules/showtime-status.ts'
import type { TrailerProvider } from '#models/trailer.ts'

/** Models shared by pages. `href` is a public path of the site; texts are in the page's language. */

export interface PictureModel {
  /** Our pictures take `w` and `f` parameters for size and format; external URLs are used as they are. */
  readonly url: string
  /** Placeholder colour class, shown while loading. */
  readonly tone: string | null
}

export interface LinkModel {
  readonly label: string
  readonly href: string
  readonly external: boolean
  readonly newTab?: boolean
}

/** Video on demand: a link, or a note about availability. */
export type AtHomeModel =
  | { readonly label: string; readonly href: string; readonly note: string | null }
  | { readonly label: null; readonly href: null; readonly note: string }

export interface FlagModel {
  readonly label: string
  /** 1 green, 2 yellow, 3 grey, 4 red, 5 blue. */
  readonly tone: 1 | 2 | 3 | 4 | 5
}

export interface ShowCardModel {
  readonly slug: string
  readonly title: string
  /** Set if it differs from the page's language. */
  readonly titleLanguage: string | null
  readonly href: string
  readonly poster: PictureModel | null
  readonly flag: FlagModel | null
  /** `Drama · 1h58`, or the date of a presale. */
  readonly line: string
  /** Short format names: `MAX`, `4DX`. */
  readonly marks: readonly string[]
  /** Times in the place of the page's address. */
  readonly next?: CardTimesModel
}

/** The next bookable showtimes of a show in a place, on one day. */
export interface CardTimesModel {
  /** `Tomorrow`, `Sat 28 Nov`; empty today. */
  readonly day: string
  readonly times: readonly Pick<TimeModel, 'time' | 'locksAt'>[]
}

/** An event, article or offer: a wide picture above a title. */
export interface TileModel {
  readonly key: string
  readonly title: string
  /** Set if it differs from the page's language. */
  readonly titleLanguage?: string
  readonly href: string | null
  readonly picture: PictureModel | null
  readonly flag: FlagModel | null
  readonly line: string
}

/** `href` toggles the choice. */
export interface FilterChoiceModel {
  readonly value: string
  readonly label: string
  readonly count: number
  /** The count of each list, on pages with several. */
  readonly counts?: readonly number[]
  readonly active: boolean
  readonly href: string
}

export interface FilterGroupModel {
  readonly name:
    | 'date'
    | 'tags'
    | 'localisation'
    | 'versions'
    | 'genres'
    | 'access'
    | 'from'
    | 'until'
    | 'home'
    | 'people'
    | 'fullness'
  readonly label: string
  readonly choices: readonly FilterChoiceModel[]
}

export interface FiltersModel {
  readonly groups: readonly FilterGroupModel[]
  /** Active filters; `href` removes one. */
  readonly active: readonly { readonly label: string; readonly href: string }[]
  readonly clearHref: string
  readonly sorted: { readonly active: boolean; readonly href: string }
  /** Page of the chosen place. */
  readonly place?: PlacePageModel | undefined
}

/** Page that the menu's entry for cinemas links to. */
export interface PlacePageModel {
  readonly kind: 'cinema' | 'cityLight'
  /** Slug. */
  readonly page: string
}

/** Offered when the filters match nothing: the filter to remove, and the number of results without it. */
export interface RescueModel {
  readonly label: string
  readonly count: number
  readonly href: string
}

/** Filters of a page with one list. */
export interface ListFiltersModel extends FiltersModel {
  readonly rescue: RescueModel | null
}

/**
 * A day of a strip. `weekday`, `day` and `month` are short (`Ven.`, `20`, `nov.`); `name` is the full date.
 */
export interface DayModel {
  readonly date: string
  readonly weekday: string
  readonly day: string
  /** Shown on the first of a month only. */
  readonly month: string
  readonly name: string
  readonly href: string
  readonly selected: boolean
  readonly disabled: boolean
}

export type CalendarDayModel = Pick<DayModel, 'date' | 'name' | 'href' | 'selected' | 'disabled'>

export interface TrailerModel {
  readonly id: string
  readonly title: string
  readonly provider: TrailerProvider
  /** Consent category to allow before it plays; null for our own files. */
  readonly consent: ConsentCategory | null
  /** URL of the player's iframe or, for our own files, of the video. */
  readonly src: string
  /** Link to it on the provider's site. */
  readonly href: string
  readonly snapshot: PictureModel | null
  /** Played first. */
  readonly main: boolean
  /** Audio language; `vo` is the original. */
  readonly language: string | null
}

export interface CinemaLinkModel {
  readonly slug: string
  readonly name: string
  /** Leading digits, for searching the list. */
  readonly postalCode: string | null
  readonly href: string
  /** `12 rue de la Barre, 11 salles`. */
  readonly line: string
  readonly marks: readonly string[]
  readonly picture?: PictureModel | null
}

/** A showtime button. Times are the site's wall clock, `HH:mm`. */
export interface TimeModel {
  readonly id: string
  readonly time: string
  readonly end: string | null
  /** By the length of the film, `HH:mm`; absent if the end is announced or unknown. */
  readonly endAbout?: string
  /** Site's wall clock, `YYYY-MM-DDTHH:mm`. */
  readonly start: string
  /** When the film itself begins, `HH:mm`; absent if unknown. */
  readonly film?: string
  readonly status: ShowtimeStatus
  /** Locked, because sales have not opened. */
  readonly soon?: true
  /** Epoch milliseconds when booking closes; re-evaluated every minute. */
  readonly locksAt: number | null
  /** Absent if unknown. `until` in epoch milliseconds. */
  readonly fullness?: { readonly level: Fullness; readonly until: number }
  readonly href: string | null
  readonly auditorium: string | null
  readonly seats: number | null
  /** Full price with the supplements of its formats; null if unknown or not on sale. */
  readonly price: string | null
  /** The price is the showtime's own, as in a season. */
  readonly ownPrice?: true
  /** Marks of this showtime only: wheelchair places, interval, talk. */
  readonly notes: readonly string[]
  readonly special: {
    readonly title: string
    readonly text: string
    /** Belongs to this showtime only, not to a tag. */
    readonly own?: true
  } | null
  /**
   * This time's complete labels if they differ from its row's, which describe only the times still to come.
   */
  readonly own?: TimeLabelsModel
}

/** A tag's mark; opens the tag's note if the page has one. */
export interface MarkModel {
  /** Lower-case slug. */
  readonly tag: string
  readonly label: string
  /** `icon` or `image` replaces the label. */
  readonly icon?: 'accessibility' | 'calm' | 'captions' | 'ear' | 'screen' | 'star'
  readonly image?: string
  /** Highlighted by the editors. */
  readonly lit?: true
  /** Says what a showtime lacks; the icon is struck through. */
  readonly missing?: true
}

/** Explains a tag; one per page, opened by every mark of that tag. */
export interface TagNoteModel {
  readonly tag: string
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string | null
  readonly picture: PictureModel | null
  /** A text for a modal; null if the editors disabled it. */
  readonly more: { readonly title: string; readonly text: string } | null
  readonly link: LinkModel | null
  /** Short name, as on marks. */
  readonly name: string
  readonly premium: boolean
  readonly upsell: string | null
  readonly backdrop: PictureModel | null
}

/** Editors' promotion beside a show, on one day. */
export interface UpsellModel {
  readonly label: string | null
  readonly text: string | null
  readonly link: LinkModel | null
}

/** Labels common to several times. */
export interface TimeLabelsModel {
  /** Empty if shown elsewhere. */
  readonly version: string
  /** Explanation, if not obvious (`Original version with subtitles`). */
  readonly versionNote: string | null
  readonly marks: readonly MarkModel[]
  readonly accessibility: readonly MarkModel[]
}

/** A row of showtimes that share their labels. */
export interface BoardRowModel extends TimeLabelsModel {
  /** `from €12.50`, of all rows' times on sale; on the first row, null if unknown. */
  readonly price: string | null
  readonly times: readonly TimeModel[]
}

/** A showtime outside a row, with its labels. */
export interface ShowtimeModel extends TimeLabelsModel {
  readonly time: TimeModel
}

export interface ShowtimeAtModel extends ShowtimeModel {
  readonly cinema: { readonly slug: string; readonly name: string; readonly href: string }
}

/** Next showtimes in one cinema. */
export interface NextTimesModel {
  readonly heading: string
  readonly showtimes: readonly ShowtimeAtModel[]
}

export interface CinemaServiceModel {
  readonly slug: string
  readonly label: string
  /** Sanitised HTML. */
  readonly text: string
  readonly picture: PictureModel | null
  readonly accessibility: boolean
}

export interface AlertModel {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly level: 'warning' | 'info'
  readonly cta: LinkModel | null
}
