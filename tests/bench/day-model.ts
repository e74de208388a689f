import type { RouteKind } from '#config/routes.ts'
import type { SiteId } from '#config/sites.ts'

/** Shares need not add up to 1: they are weights. */
type Shares<Name extends string> = Readonly<Partial<Record<Name, number>>>

export interface Device {
  readonly name: string
  readonly share: number
  /** `Accept-Encoding` as it sends it. */
  readonly encoding: string
  /** Requests scripts, fonts and pictures of a page. */
  readonly loadsFiles: boolean
}

/** A change by the editors or by the source of the programme; `hour` of the day. */
export interface Update {
  readonly hour: number
  /** `programme` is an import, which purges the whole site; the others publish one document. */
  readonly what: 'programme' | 'news' | 'push' | 'film'
  readonly site: SiteId
}

/** A day of the eight sites. An assumption, but for the paths, which come from the sitemaps. */
export const dayModel = {
  sites: { fr: 50, nl: 14, be: 12, ch: 9, ma: 6, tn: 4, ci: 3, sn: 2 } as Shares<SiteId>,
  /** Visits of each hour from midnight: quiet at night, lunch, and the evening before a film. */
  hours: [8, 4, 2, 1, 1, 2, 6, 14, 24, 34, 42, 50, 58, 56, 52, 54, 62, 78, 92, 98, 90, 70, 44, 20],
  devices: [
    { name: 'phone', share: 66, encoding: 'gzip, deflate, br, zstd', loadsFiles: true },
    { name: 'computer', share: 26, encoding: 'gzip, deflate, br', loadsFiles: true },
    { name: 'crawler', share: 7, encoding: 'gzip, deflate', loadsFiles: false },
    { name: 'monitor', share: 1, encoding: 'identity', loadsFiles: false },
  ] as readonly Device[],
  /** A share of browsers; the others have the files of an earlier visit, and an entity tag of the page. */
  newVisitors: 0.45,
  signedIn: 0.12,
  /** A share of browsers: they scroll or tap, which starts the scripts; only then pages follow without a reload. */
  interacting: 0.6,
  /** Pages of a visit, from one on. */
  pagesPerVisit: [40, 25, 15, 10, 6, 4],
  entries: {
    home: 24,
    show: 30,
    cinema: 26,
    shows: 8,
    cinemas: 3,
    newsItem: 4,
    offers: 2,
    offer: 2,
    experience: 1,
  } as Shares<RouteKind>,
  following: {
    show: 38,
    cinema: 24,
    shows: 16,
    home: 8,
    cinemas: 5,
    offers: 4,
    offer: 2,
    newsItem: 2,
    experience: 1,
  } as Shares<RouteKind>,
  /** The page at rank n of its kind is read with weight 1 / n^exponent (Zipf). */
  popularity: 1,
  /** A share of pages, in the site's first language; the others are in its second. */
  firstLanguage: 0.85,
  /** Milliseconds between the pages of a visit. Shorter than a visitor's, because hours are, too. */
  reading: { from: 500, to: 3_000 },
  updates: [
    { hour: 5, what: 'programme', site: 'fr' },
    { hour: 5.5, what: 'programme', site: 'nl' },
    { hour: 6, what: 'programme', site: 'be' },
    { hour: 9, what: 'news', site: 'fr' },
    { hour: 10, what: 'push', site: 'fr' },
    { hour: 11, what: 'programme', site: 'fr' },
    { hour: 12, what: 'film', site: 'fr' },
    { hour: 14, what: 'news', site: 'nl' },
    { hour: 15, what: 'film', site: 'be' },
    { hour: 16, what: 'programme', site: 'fr' },
    { hour: 18, what: 'push', site: 'nl' },
    { hour: 19, what: 'film', site: 'fr' },
    { hour: 20, what: 'programme', site: 'fr' },
    { hour: 21, what: 'news', site: 'fr' },
  ] as readonly Update[],
  /** Both processes are replaced, one after the other. */
  deploy: { hour: 2 },
} as const

export type DayModel = typeof dayModel
