/** Shapes of the configuration; `schema.ts` validates the values at start-up. */

import type { Language } from './languages.ts'

export type { Language }

/** `fr` may be absent on a site without French. */
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
  /** ISO 3166-1 alpha-2, upper case: for `hreflang`, analytics, number formats and the name of the country. */
  readonly region: string
  /** Default language first. */
  readonly languages: readonly [Language, ...Language[]]
  /** `fr` omits the prefix of its default language; every other site prefixes all. */
  readonly prefix: 'every-language' | 'all-but-default'
  readonly timeZone: string
  readonly currency: Currency
  readonly ageRating: AgeRatingBody
  /** Fallback for the favourite service's limit. */
  readonly favouriteLimit: number
  readonly hosts: {
    /** Host name under `npm start`, without port. */
    readonly local: string
    readonly production: string
    /** Host of the client area. */
    readonly client: string
    /**
     * Further hosts that the site's settings may name as client host. They receive
     * tokens and cookies of clients.
     */
    readonly otherClients?: readonly string[]
    /** Further hosts that the site's settings may name as order tunnel. */
    readonly otherTunnels?: readonly string[]
  }
  /** City slugs for the footer, while the flag `fullCinemaList` is off. */
  readonly footerCities: readonly string[]
  readonly social: Readonly<Partial<Record<SocialNetwork, string>>>
  readonly links: {
    readonly business: string
    readonly homeVideo: string
    readonly club: string
    /** A logo for dark backgrounds, in pixels; without one the header shows the club's name. */
    readonly clubLogo?: Logo
    /** A relative path is the embedded demonstration page. */
    readonly orderTunnel: string
  }
  /** Ids from `config/outside-parties.ts`. */
  readonly outsideParties: readonly string[]
  /** Every page requires signing in. Off everywhere today. */
}

export type FlagKind = 'release' | 'kill-switch' | 'operational'

export interface FlagConfig {
  readonly owner: string
  /** Visible effect in one line, for owners. */
  readonly effect: string
  readonly kind: FlagKind
  /** `edition` flags may change routes and HTML, `visitor` flags only reserved parts. */
  readonly reach: 'edition' | 'visitor'
  readonly default: boolean
  readonly exceptions: Readonly<Record<string, boolean>>
  /** ISO date: release flags expire, others are reviewed. */
  readonly until: string
  /** Variants that the code reads, the usual look first; only of reach `visitor`. Absent: the console offers none. */
  readonly variants?: readonly string[]
  /** Switching it on, or for whom, takes a second owner. */
  readonly fourEyes?: boolean
}

export interface RouteConfig {
  /** A path below `/$lang` in the canonical tree, in TanStack Router's notation. */
  readonly path: string
  /** Kind whose public path precedes this one. */
  readonly parent?: string
  /** Public path per language, below `parent`; absent: no page in that language. */
  readonly names: PerLanguage<string>
  /** Exceptions for one site. */
  readonly siteNames?: Readonly<Record<string, PerLanguage<string>>>
  /** Default: all sites. */
  readonly sites?: readonly string[]
  readonly flag?: string
  /** Requires one of these flags. */
  readonly anyFlag?: readonly string[]
  /** Page type for analytics. */
  readonly pageType: string
  readonly header: 'full' | 'light' | 'none'
  readonly footer: boolean
  readonly appOnly: boolean
  readonly signedIn: boolean
  /** Accepts `/filters/…`. */
  readonly filters?: boolean
  /** Query parameters in the order of the cache key; `name.*` matches a prefix. Others are ignored. */
  readonly query?: readonly string[]
  /** One entry for the page, or one per item; absent: none. */
  readonly sitemap?: 'page' | 'items'
}

/** Necessary cookies need no consent. */
export type ConsentCategory = 'functional' | 'statistics' | 'marketing'

export type SiteEnvironment = 'production' | 'staging' | 'development'

export interface OutsideParty {
  readonly id: string
  readonly consent: 'none' | ConsentCategory
  /** CSP directive → origins, or path prefixes of our own origin. */
  readonly sources: Readonly<Partial<Record<CspDirective, readonly string[]>>>
  readonly environment: 'all' | 'production'
  /** Loaded by every page after consent; absent: loaded through a site's settings. */
  readonly script?: string
  /** Cookies set under our host, deleted on withdrawal; a trailing star matches a prefix. */
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
