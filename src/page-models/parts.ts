import type { ConsentCategory } from '../../config/types.ts'
import type { ShowtimeState } from './showtimes.ts'

/** Pieces that several pages show. Every `href` is a public path of the site; every text is in the page's language. */

export interface PictureModel {
  /** Address without size and format; ours take `w` and `f`, an outside source's is used as it is. */
  readonly src: string
  /** Class of about its dominant colour, shown until the picture is there. */
  readonly tone: string | null
}

export interface LinkModel {
  readonly label: string
  readonly href: string
  readonly external: boolean
  /** Opens in a window of its own, as its editor wants it. */
  readonly newTab?: boolean
}

/** Video on demand: a link, or a note on when it is available. */
export type AtHomeModel =
  | { readonly label: string; readonly href: string; readonly note: string | null }
  | { readonly label: null; readonly href: null; readonly note: string }

export interface FlagModel {
  readonly label: string
  /** 1 green, 2 yellow, 3 grey, 4 red, 5 blue. */
  readonly colour: 1 | 2 | 3 | 4 | 5
}

/** A film or event as a poster in a wall or a rail. */
export interface ShowCardModel {
  readonly slug: string
  readonly title: string
  /** Language of the title where it is not the page's. */
  readonly titleLanguage: string | null
  readonly href: string
  readonly poster: PictureModel | null
  readonly flag: FlagModel | null
  /** `Drama · 1h58`, or the date of a presale. */
  readonly line: string
  /** Short names of formats: `MAX`, `4DX`. */
  readonly marks: readonly string[]
}

/** An event, a piece of news, an offer: a wide picture over a title. */
export interface TileModel {
  readonly key: string
  readonly title: string
  /** Language of the title where it is not the page's. */
  readonly titleLanguage?: string
  readonly href: string | null
  readonly picture: PictureModel | null
  readonly flag: FlagModel | null
  readonly line: string
}

/** One choice of a filter; following `href` switches it. */
export interface FilterChoiceModel {
  readonly value: string
  readonly label: string
  readonly count: number
  /** On a page of several lists: the count in each of them. */
  readonly counts?: readonly number[]
  readonly active: boolean
  readonly href: string
}

export interface FilterGroupModel {
  readonly name: 'date' | 'tags' | 'localisation' | 'versions' | 'genres' | 'access'
  readonly label: string
  readonly choices: readonly FilterChoiceModel[]
}

export interface FiltersModel {
  readonly groups: readonly FilterGroupModel[]
  /** Chips of what is on; `href` takes that one off. */
  readonly active: readonly { readonly label: string; readonly href: string }[]
  readonly clearHref: string
  readonly sorted: { readonly active: boolean; readonly href: string }
}

/** Offered when the active filters match nothing: the filter to remove, and how many results that gives. */
export interface RescueModel {
  readonly label: string
  readonly count: number
  readonly href: string
}

/** One day of a strip. `weekday`, `day` and `month` are short (`Ven.`, `20`, `nov.`); `name` is the full date. */
export interface DayModel {
  readonly date: string
  readonly weekday: string
  readonly day: string
  /** Printed on the first of a month only. */
  readonly month: string
  readonly name: string
  readonly href: string
  readonly selected: boolean
  readonly disabled: boolean
}

/** What the calendar knows of a day. */
export type CalendarDayModel = Pick<DayModel, 'date' | 'name' | 'href' | 'selected' | 'disabled'>

export interface TrailerModel {
  readonly id: string
  readonly title: string
  readonly provider: 'youtube' | 'dailymotion' | 'film-database' | 'own'
  /** What the visitor has to allow before it plays; null for our own storage. */
  readonly consent: ConsentCategory | null
  /** Address of the player (iframe) or, for our own storage, of the file. */
  readonly src: string
  /** Address of a link to it. */
  readonly href: string
  readonly snapshot: PictureModel | null
  /** What is played first. */
  readonly main: boolean
  /** Language that it is spoken in; `vo` is the film's own. */
  readonly language: string | null
}

export interface CinemaLinkModel {
  readonly slug: string
  readonly name: string
  /** The list of cinemas is searched by its first digits. */
  readonly postalCode: string | null
  readonly href: string
  /** `12 rue de la Barre, 11 salles`. */
  readonly line: string
  readonly marks: readonly string[]
  readonly picture?: PictureModel | null
}

/** A showtime as a button. Times are the site's wall clock, `HH:mm`. */
export interface TimeModel {
  readonly key: string
  readonly time: string
  readonly end: string | null
  /** Site's wall clock `YYYY-MM-DDTHH:mm`, for `<time>` and for sorting. */
  readonly start: string
  readonly state: ShowtimeState
  /** Epoch milliseconds at which the showtime locks; the browser re-evaluates each minute. */
  readonly locksAt: number | null
  readonly href: string | null
  readonly auditorium: string | null
  readonly seats: number | null
  /** Marks of this time alone: wheelchair place, interval, talk. */
  readonly notes: readonly string[]
  readonly special: {
    readonly title: string
    readonly text: string
    /** This showtime alone has it; else it comes with a tag. */
    readonly own?: true
  } | null
  /** All that is to say of it, where its row says something else: what the times that can still be seen have in common. */
  readonly own?: TimesWordsModel
}

/** A tag as a mark on the board. Where the page has a note of that tag, the mark opens it. */
export interface MarkModel {
  /** Slug of the tag, lower case. */
  readonly tag: string
  readonly label: string
  /** Drawn instead of the label: a sign of ours, or a picture of the editors. */
  readonly icon?: 'accessibility' | 'calm' | 'captions' | 'ear' | 'eye' | 'screen' | 'star'
  readonly image?: string
  /** The editors want it seen. */
  readonly lit?: true
}

/** What a mark means: said once on a page, opened by every mark of its tag. */
export interface TagNoteModel {
  readonly tag: string
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string | null
  readonly picture: PictureModel | null
  /** More of it, for a window; null where the editors want none opened. */
  readonly more: { readonly title: string; readonly text: string } | null
  readonly link: LinkModel | null
  /** As short as on a mark. */
  readonly name: string
  readonly premium: boolean
  readonly upsell: string | null
  readonly backdrop: PictureModel | null
}

/** What the editors offer with a show on one day. */
export interface UpsellModel {
  readonly label: string | null
  readonly text: string | null
  readonly link: LinkModel | null
}

/** What times have in common. */
export interface TimesWordsModel {
  /** Empty where it is said elsewhere. */
  readonly version: string
  /** What the version means, where it is not obvious (`Original version with subtitles`). */
  readonly versionNote: string | null
  readonly marks: readonly MarkModel[]
  readonly accessibility: readonly MarkModel[]
}

/** A line of the board: times by the hour, and what all of them have in common. */
export interface BoardRowModel extends TimesWordsModel {
  readonly times: readonly TimeModel[]
}

/** One time that stands alone, with what a row would say of it. */
export interface ScreeningModel extends TimesWordsModel {
  readonly time: TimeModel
}

/** The next times of a show in one cinema. */
export interface NextTimesModel {
  readonly heading: string
  readonly cinema: { readonly name: string; readonly href: string }
  readonly screenings: readonly ScreeningModel[]
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
