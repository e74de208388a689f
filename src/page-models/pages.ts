import type {
  AtHomeModel,
  BoardRowModel,
  CinemaLinkModel,
  CinemaServiceModel,
  DayModel,
  FiltersModel,
  FlagModel,
  LinkModel,
  NextTimesModel,
  PictureModel,
  ShowCardModel,
  TagNoteModel,
  TileModel,
  TrailerModel,
  UpsellModel,
} from './parts.ts'
import type { CtaModel, PushModel } from './teasers.ts'
import type { TimetableModel } from './timetable.ts'
import type { PageTrackingModel } from './tracking.ts'

export interface AlertModel {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly level: 'warning' | 'info'
  readonly cta: LinkModel | null
}

export interface HomePage {
  readonly hero: {
    readonly slug: string
    readonly title: string
    /** Language of the title where it is not the page's. */
    readonly titleLanguage: string | null
    readonly href: string
    readonly backdrop: PictureModel | null
    readonly flag: FlagModel | null
    readonly facts: readonly string[]
    readonly subtitle: string | null
    readonly text: string | null
    readonly logo: PictureModel | null
    /** Null if a showtime can be booked. */
    readonly cta: CtaModel | null
    readonly trailer: TrailerModel | null
    readonly bookHref: string | null
    /** Next times of today at the edition's main cinema. */
    readonly next: NextTimesModel | null
  } | null
  /** Quick finder: a plain form that works without JavaScript. */
  readonly finder: {
    readonly action: string
    readonly films: readonly {
      readonly slug: string
      readonly title: string
      readonly titleLanguage?: string
      readonly href: string
    }[]
    readonly cinemas: readonly {
      readonly slug: string
      readonly name: string
      readonly city: string
      readonly href: string
    }[]
    readonly days: readonly { readonly date: string; readonly name: string }[]
  } | null
  readonly nowShowing: readonly ShowCardModel[]
  readonly presales: readonly ShowCardModel[]
  readonly events: readonly TileModel[]
  readonly featured: TrailerModel | null
  readonly latestVideo: (TrailerModel & { readonly date: string | null }) | null
  /** Channel of the latest video. */
  readonly channelHref: string | null
  readonly experiences: readonly TileModel[]
  readonly offers: readonly {
    readonly key: string
    readonly price: string | null
    /** The price before, struck through. */
    readonly initialPrice: string | null
    readonly unit: string
    readonly title: string
    readonly text: string
    readonly href: string | null
  }[]
  readonly offersHref: string | null
  readonly newsHref: string | null
  readonly news: readonly TileModel[]
  readonly pushes: readonly PushModel[]
  readonly nativeAds: readonly PushModel[]
  /** Films to watch at home. */
  readonly videos: readonly ShowCardModel[]
  readonly videosHref: string | null
  readonly alerts: readonly AlertModel[]
  readonly moviesHref: string
  /** The film list on its tab of presales. */
  readonly presalesHref: string | null
  readonly eventsHref: string | null
}

/** The next times of one film. */
export interface TonightPage {
  readonly next: NextTimesModel | null
}

export interface ShowsTabModel {
  readonly name: 'book' | 'presales' | 'kids' | 'special' | 'upcoming'
  /** Localised, without `#`. */
  readonly fragment: string
  readonly label: string
  readonly cards: readonly ShowCardModel[]
  /** Where filters leave this list empty: which to take off, and what that gives. */
  readonly rescue: { readonly label: string; readonly count: number; readonly href: string } | null
}

/** The film list (five tabs) and the event list (one). */
export interface ShowsPage {
  readonly heading: string
  readonly tabs: readonly ShowsTabModel[]
  /** Seasons and special events; the event list alone shows them, and only whole. */
  readonly seasons: readonly TileModel[]
  readonly filters: FiltersModel
  readonly promos: readonly PushModel[]
}

export interface CinemaTimesModel {
  readonly cinema: CinemaLinkModel
  readonly rows: readonly BoardRowModel[]
  /** `7 times, next at 14:10`; set where rows are not sent. */
  readonly summary: string | null
  /** This film's page for that cinema. */
  readonly href: string
  /** The source did not answer in time. */
  readonly failed: boolean
  readonly upsells?: readonly UpsellModel[]
}

export interface ShowPage {
  readonly slug: string
  readonly isMovie: boolean
  readonly title: string
  /** Language of the title where it is not the page's. */
  readonly titleLanguage: string | null
  readonly originalTitle: string | null
  readonly poster: PictureModel | null
  readonly backdrop: PictureModel | null
  readonly flag: FlagModel | null
  readonly facts: readonly string[]
  readonly rating: { readonly label: string; readonly warnings: readonly string[] } | null
  /** Sanitised HTML. */
  readonly synopsis: string | null
  readonly directors: readonly string[]
  readonly actors: readonly string[]
  readonly release: string | null
  /** Year of the first release of a film that is shown again. */
  readonly firstRelease: string | null
  readonly nationality: string | null
  readonly distributor: string | null
  /** Sanitised HTML. */
  readonly presentation: string | null
  readonly extra: string | null
  readonly logline: string | null
  readonly trailers: readonly TrailerModel[]
  readonly startTrailer: boolean
  /** The seasons and special events that it belongs to. */
  readonly seasons: readonly LinkModel[]
  readonly feelings: {
    readonly loved: number
    readonly liked: number
    readonly disappointed: number
    readonly wishlist: number
  }
  readonly vod: AtHomeModel | null
  /** Sales are not open: when they will be, and a calendar file that reminds. */
  readonly sale: { readonly text: string; readonly calendarHref: string } | null
  /** Day on which its showtimes will be published; null once they are. */
  readonly showtimesFrom: string | null
  readonly days: readonly DayModel[]
  readonly dayName: string
  readonly place: { readonly label: string; readonly clearHref: string | null }
  readonly main: CinemaTimesModel | null
  readonly others: readonly CinemaTimesModel[]
  /** Every cinema that plays it, by city: the choice of a place without JavaScript. */
  readonly cinemas: readonly { readonly city: string; readonly cinemas: readonly LinkModel[] }[]
  readonly tagNotes: readonly TagNoteModel[]
  /** Absolute: what is handed on. */
  readonly shareUrl: string
  /** All times of a city in one list, where the page was asked for so. */
  readonly timetable: TimetableModel | null
  readonly views: { readonly byCinemaHref: string; readonly byTimeHref: string }
  /** Where filters leave nothing: the one to take off. */
  readonly rescue: CinemaPage['rescue']
  readonly filters: FiltersModel
  readonly similar: readonly ShowCardModel[]
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}

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

export interface ProgrammeItemModel {
  readonly show: ShowCardModel
  readonly text: string | null
  readonly rows: readonly BoardRowModel[]
  readonly failed: boolean
  readonly upsells?: readonly UpsellModel[]
}

export interface PriceModel {
  readonly label: string
  readonly amount: string
  /** Number of the term below. */
  readonly term: number | null
  readonly child: boolean
}

export interface CinemaPage {
  readonly slug: string
  readonly light: boolean
  readonly name: string
  readonly city: LinkModel | null
  readonly address: readonly string[]
  readonly backdrop: PictureModel | null
  /** `11 halls, 2,140 seats`. */
  readonly size: string | null
  readonly alerts: readonly AlertModel[]
  readonly days: readonly DayModel[]
  readonly weekOffset: number | null
  readonly dayName: string
  readonly programme: readonly ProgrammeItemModel[]
  readonly tagNotes: readonly TagNoteModel[]
  readonly filters: FiltersModel
  readonly rescue: { readonly label: string; readonly count: number; readonly href: string } | null
  readonly services: readonly CinemaServiceModel[]
  readonly accessibility: string | null
  /** A plan of the ways in without steps. */
  readonly accessPlan: string | null
  /** It has premium auditoriums. */
  readonly premium: boolean
  /** It is a premium house as a whole. */
  readonly cinemaPremium: boolean
  /** Where else there are screenings, in the editors' words. */
  readonly nearbySessions: LinkModel | null
  /** Formats of the house, with what the editors say about them. */
  readonly formats: readonly TagNoteModel[]
  readonly description: string | null
  readonly prices: readonly PriceModel[]
  readonly complements: readonly PriceModel[]
  readonly terms: readonly string[]
  readonly globalTerms: string | null
  readonly ecards: readonly {
    readonly label: string
    readonly single: string
    readonly total: string
    readonly highlight: string | null
    readonly href: string | null
    readonly picture: PictureModel | null
  }[]
  readonly cinepass: readonly {
    readonly label: string
    readonly price: string
    readonly legend: string | null
    readonly picture: PictureModel
  }[]
  readonly slides: readonly PushModel[]
  readonly itinerary: {
    readonly href: string
    readonly text: string | null
    readonly picture: PictureModel | null
  } | null
  /** Sanitised HTML: notes for visitors. */
  readonly comment: string | null
  /** It has services for disabled visitors. */
  readonly accessible: boolean
  readonly businessProfile: string | null
  readonly nearbyCinemas: readonly CinemaLinkModel[]
  readonly nearbyCities: readonly LinkModel[]
  readonly fullHref: string
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}

export interface CityPage {
  readonly slug: string
  readonly light: boolean
  readonly name: string
  readonly text: string | null
  readonly backdrop: PictureModel | null
  readonly cinemas: readonly CinemaLinkModel[]
  readonly shows: readonly ShowCardModel[]
  readonly highlight: {
    readonly title: string
    readonly text: string | null
    readonly shows: readonly ShowCardModel[]
  } | null
  readonly days: readonly DayModel[]
  readonly nearbyCinemas: readonly CinemaLinkModel[]
  readonly nearbyCities: readonly LinkModel[]
  readonly breadcrumb: readonly LinkModel[]
  readonly tracking: PageTrackingModel
}
