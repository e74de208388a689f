/** The shapes of the product's configuration. Values live in the files beside this one; `schema.ts` checks them at start. */

import type { Language } from './languages.ts'

export type { Language }

/** Where a value differs only in some languages: `fr` may be absent where a site has no French. */
export type PerLanguage<T> = Partial<Record<Language, T>>

/** ISO 4217, upper case. */
export type Currency = string
export type AgeRatingBody = 'CSA' | 'Cinecheck' | 'Default'
export type SocialNetwork = 'facebook' | 'instagram' | 'tiktok' | 'twitter' | 'youtube'

export interface Logo {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface SiteConfig {
  readonly id: string
  /** Country name in the site's own default language; for the sitemap page and the start message. */
  readonly country: string
  /** ISO 3166-1 alpha-2, upper case: the region of `hreflang`, of analytics and of number formats. */
  readonly region: string
  /** Default language first. */
  readonly languages: readonly [Language, ...Language[]]
  /** `fr` writes its default language without prefix; every other site prefixes every language. */
  readonly prefix: 'every-language' | 'all-but-default'
  readonly timeZone: string
  readonly currency: Currency
  readonly ageRating: AgeRatingBody
  /** Used where the favourite service sends no limit of its own. */
  readonly favouriteLimit: number
  readonly hosts: {
    /** Host name under which `npm start` serves the site; the port is that of the process. */
    readonly local: string
    readonly production: string
    /** Client area (log-in, bookings); a second host of the site. */
    readonly client: string
    /** Further hosts that the site's settings may name as client host. They receive tokens and cookies of clients. */
    readonly otherClients?: readonly string[]
  }
  /** Footer's cinema column where the flag `fullCinemaList` is off: slugs of cities. */
  readonly footerCities: readonly string[]
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>
  readonly links: {
    readonly business: string
    readonly homeVideo: string
    readonly club: string
    /** For a dark ground, in pixels; without one the header has the club's name. */
    readonly clubLogo?: Logo
    /** Path of the order tunnel; relative means the embedded demonstration page. */
    readonly orderTunnel: string
  }
  /** Ids of `config/outside-parties.ts` that this site's pages may talk to. */
  readonly outsideParties: readonly string[]
  /** Sign-in required for every page. Off everywhere today. */
  readonly forcedAuthentication: boolean
}

export type FlagKind = 'release' | 'kill-switch' | 'operational'

export interface FlagConfig {
  readonly owner: string
  /** What a visitor sees change, in one line. */
  readonly effect: string
  readonly kind: FlagKind
  /** `edition` flags may change routes and HTML; `visitor` flags only what a reserved place shows. */
  readonly reach: 'edition' | 'visitor'
  readonly default: boolean
  readonly exceptions: Readonly<Record<string, boolean>>
  /** ISO date: a release flag expires, the others are reviewed. */
  readonly until: string
}

export interface RouteConfig {
  /** Path below `/$lang` in the one canonical tree, in TanStack Router's notation. */
  readonly path: string
  /** Kind whose public path comes first, for the paths written `L/…`. */
  readonly parent?: string
  /** Public path (below `parent` if there is one) per language; a language left out has no such page. */
  readonly names: PerLanguage<string>
  /** Public names that differ on one site. */
  readonly siteNames?: Readonly<Record<string, PerLanguage<string>>>
  /** Sites that have the kind; all of them if absent. */
  readonly sites?: readonly string[]
  readonly flag?: string
  /** The kind exists where one of these is on. */
  readonly anyFlag?: readonly string[]
  /** Page type that analytics reports. */
  readonly pageType: string
  readonly header: 'full' | 'light' | 'none'
  readonly footer: boolean
  readonly appOnly: boolean
  readonly signedIn: boolean
  /** The page takes `/filters/…`. */
  readonly filters?: boolean
  /** Query parameters that the page reads, in the order of the cache key; `name.*` takes all that begin so. All others are ignored. */
  readonly query?: readonly string[]
  /** Listed in the sitemap: as itself, or once per item of a list. */
  readonly sitemap?: 'page' | 'items'
}

/** What a visitor can allow. What is necessary needs no consent. */
export type ConsentCategory = 'functional' | 'statistics' | 'marketing'

export type SiteEnvironment = 'production' | 'staging' | 'development'

export interface OutsideParty {
  readonly id: string
  readonly consent: 'none' | ConsentCategory
  /** CSP directive → origins, or a path prefix of our own origin. */
  readonly sources: Readonly<Partial<Record<CspDirective, readonly string[]>>>
  readonly environment: 'all' | 'production'
  /** A script of the party that every page loads once there is consent; without it the party comes by the settings of a site only. */
  readonly script?: string
  /** Names of the cookies that it sets under our host, a star at the end for all that begin so: deleted when the consent is withdrawn. */
  readonly cookies?: readonly string[]
}
export type CspDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'media-src'
  | 'frame-src'
  | 'connect-src'
  | 'font-src'
