import type { Currency } from '#config/types.ts'
import charterFile from './programme/charter.json' with { type: 'json' }
import editorialFile from './programme/editorial.json' with { type: 'json' }
import eventsFile from './programme/events.json' with { type: 'json' }
import experiencesFile from './programme/experiences.json' with { type: 'json' }
import filmsA from './programme/films-a.json' with { type: 'json' }
import filmsB from './programme/films-b.json' with { type: 'json' }
import helpFr from './programme/help-fr.json' with { type: 'json' }
import helpNl from './programme/help-nl.json' with { type: 'json' }
import informationHouse from './programme/information-house.json' with { type: 'json' }
import informationVisit from './programme/information-visit.json' with { type: 'json' }
import newsFile from './programme/news.json' with { type: 'json' }
import offersFile from './programme/offers.json' with { type: 'json' }
import placesFile from './programme/places.json' with { type: 'json' }
import seasonsFile from './programme/seasons.json' with { type: 'json' }
import teasersFile from './programme/teasers.json' with { type: 'json' }
import termsFile from './programme/terms-of-sale.json' with { type: 'json' }
import type { InformationRecord, TeaserFile } from './programme-pages.ts'
import type { DemoLanguage, SiteText, Text } from './site-text.ts'

type Prices = Readonly<Record<Currency, number>>

interface WorkRecord {
  readonly id: string
  readonly kind: string
  readonly originalLanguage: string
  readonly originalTitle: string
  readonly title: Text
  readonly subtitle?: Text
  readonly synopsis: Text
  readonly genres: readonly string[]
  readonly year: number
  /** Minutes. */
  readonly duration: number
  readonly intervals?: number
  readonly directors: readonly string[]
  readonly actors: readonly string[]
  readonly countries: readonly string[]
  /** all, 6, 9, 12, 14 or 16. */
  readonly rating: string
  readonly descriptors: readonly string[]
  /** Weeks relative to the one the programme was written for; null: unknown. */
  readonly releaseWeek: number | null
  /** Days of an event within its three weeks. */
  readonly dayOffsets?: readonly number[]
  readonly live?: boolean
  readonly weight: number
  readonly formats: readonly string[]
  readonly strands: readonly string[]
  readonly kids: boolean
  readonly extra: Text | null
}

export interface Work extends WorkRecord {
  readonly slug: string
}

export interface CityRecord {
  readonly slug: string
  readonly name: string
  readonly names?: SiteText
  readonly postal: string
  readonly lat: number
  readonly lon: number
  readonly isIdf?: boolean
  /** Cinemas that share a name in place of a city: it has no page. */
  readonly isZone?: boolean
  /** Readers of these languages find its cinemas first: they speak its language. */
  readonly firstIn?: readonly string[]
  readonly text: SiteText
}

export interface CinemaRecord {
  readonly slug: string
  readonly name: string
  readonly city: string
  /** Town in the postal address; that of the city if absent. */
  readonly town?: string
  readonly street: string
  readonly zip: string
  readonly lat: number
  readonly lon: number
  readonly halls: number
  readonly seats: number
  readonly formats: readonly string[]
  readonly seatsKinds: readonly string[]
  readonly pmr: boolean
  readonly vista: string
  readonly opened: number
  readonly line: SiteText
}

export interface Places {
  readonly cities: readonly CityRecord[]
  readonly cinemas: readonly CinemaRecord[]
}

interface Piece {
  readonly id: string
  readonly slug: Text
  readonly title: Text
  readonly headline: Text
  readonly content: Text
  readonly motif: string
}

export interface Story extends Piece {
  readonly type: string
  readonly daysAgo: number
  readonly author: string
  readonly film: string | null
  readonly experience?: string
  readonly guest?: { readonly name: string; readonly motif: string; readonly text: Text }
  /** Number of the site's cinemas that it concerns. */
  readonly houses?: number
}

export interface OfferRecord extends Piece {
  readonly dateType: string
  readonly startOffset: number
  readonly endOffset: number | null
  /** 0 is Sunday: it begins on the first one from its start. */
  readonly weekday?: number
  /** Null where nothing shows or charges it. */
  readonly price: Prices | null
  /** Prices before the discount. */
  readonly initialPrice?: Prices | null
  readonly cta: Text
  readonly kind: string
  /** Slug of the event that it concerns. */
  readonly show?: string
}

interface Labelled {
  readonly id: string
  readonly label: Text
  readonly prices: Prices
}

export interface Editorial {
  readonly news: readonly Story[]
  readonly offers: readonly OfferRecord[]
  readonly specials: readonly Story[]
  readonly footerFaq: readonly {
    /** Page types that show these questions; null: all. */
    readonly pages: readonly (string | null)[]
    /** Slugs of the items whose pages have it; absent: all. */
    readonly slugs?: readonly string[]
    readonly title: Text
    readonly questions: readonly {
      readonly title: Text
      readonly description: Text
      /** Kind of the page that sells it: absent where the site lacks the page. */
      readonly about?: string
    }[]
  }[]
  readonly cinemaServices: readonly {
    readonly slug: string
    readonly label: Text
    readonly description: Text
    readonly accessibility: boolean
  }[]
  readonly terms: readonly Text[]
  readonly tariffs: readonly (Labelled & { readonly term: number | null })[]
  readonly complements: readonly (Labelled & { readonly parent: string | null })[]
  readonly alerts: readonly {
    readonly id: string
    readonly message: Text
    readonly warning: boolean
    readonly scope: string
  }[]
  readonly cinemaText: readonly Text[]
  readonly accessibilityText: Text
  readonly pushes: readonly {
    readonly id: string
    readonly title: Text
    readonly date: Text
    readonly cta: Text
    readonly tag: Text
    readonly color: string
    readonly motif: string
    /** Kind of the page that it leads to: absent where the site lacks the page. */
    readonly to?: string
  }[]
  readonly youtube: readonly { readonly title: Text }[]
}

export interface ExperienceRecord {
  readonly slug: string
  readonly title: Text
  readonly tagline: Text
  readonly description: Text
  readonly details: Text
  readonly services: readonly { readonly title: Text; readonly description: Text }[]
  readonly premium: boolean
  readonly place: readonly string[]
  readonly group: string
}

interface Experiences {
  readonly experiences: readonly ExperienceRecord[]
  readonly groups: readonly {
    readonly slug: string
    readonly motif: string
    readonly title: Text
    readonly text: Text
  }[]
}

/** Links in its text name a page kind (`kind:shows`) or another article (`article:cancel`). */
interface HelpRecord {
  readonly id: string
  readonly category: string
  readonly daysAgo: number
  readonly virtualAgent: boolean
  readonly title: SiteText
  readonly content: SiteText
}

export interface SeasonRecord {
  readonly id: string
  readonly slug: string
  readonly type: string
  readonly active: boolean
  /** Contains events of any of these strands, and these films. */
  readonly strands: readonly string[]
  readonly films: readonly string[]
  /** 0 is Sunday: days on which its films belong to it. */
  readonly weekdays: readonly number[]
  readonly title: Text
  readonly subtitle: Text
  readonly details: Text
  readonly description: Readonly<Record<DemoLanguage, readonly string[]>>
  /** Euros for one showtime; null: the cinema's regular price. */
  readonly price: number | null
  readonly initialPrice: number | null
  readonly prices: readonly { readonly label: Text; readonly euros: number }[]
  readonly cta: { readonly label: Text; readonly experience: string } | null
}

const withSlug = (work: WorkRecord): Work => ({ ...work, slug: work.id.replace(/^event-/, '') })

export const films: readonly Work[] = [...filmsA, ...filmsB].map(withSlug)
export const events: readonly Work[] = eventsFile.map(withSlug)
export const works: readonly Work[] = [...films, ...events]
export const editorial: Editorial = editorialFile
export const stories: readonly Story[] = [...editorial.news, ...newsFile]
export const offers: readonly OfferRecord[] = [...editorial.offers, ...offersFile]
export const seasons: readonly SeasonRecord[] = seasonsFile
export const experiences: Experiences = experiencesFile
export const places: Readonly<Record<string, Places>> = placesFile
export const helpArticles: Readonly<Record<string, readonly HelpRecord[]>> = { fr: helpFr, nl: helpNl }
export const information: readonly InformationRecord[] = [...informationVisit, ...informationHouse]
export const charter: readonly InformationRecord[] = charterFile
export const termsOfSale: readonly InformationRecord[] = termsFile
export const teasers: TeaserFile = teasersFile
