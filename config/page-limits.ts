/** Limits of what pages are composed of. Separate from `limits.ts`, which every page loads first. Times in ms. */
export const pageLimits = {
  /** Cinemas of a city that share one list of times. */
  timetable: { cinemas: 12 },
  /** Two films on one day; breaks in minutes. */
  filmPairs: {
    shown: 12,
    break: { shortest: 10, longest: 60 },
    /** Breaks that begin between these wall clocks. */
    dinner: { shown: 6, shortest: 75, longest: 150, from: '17:30', until: '21:00' },
    /** Minutes before a film whose showtime has no end. */
    trailers: 15,
  },
  /** Bounds that filters offer, as wall clocks `HHmm`. */
  hours: {
    from: ['1400', '1600', '1800', '1900', '2000', '2100'],
    until: ['2000', '2100', '2200', '2230', '2300', '0000'],
  },
  /** Cinemas that a film's page links to, each; with more, it links to their cities. */
  showCinemas: { listed: 150 },
  faq: { articlesPerCategory: 5, related: 5 },
  lists: { perPage: 12 },
  news: { pushes: 4 },
  footer: { shows: 8 },
  seo: { seasonDescription: 100 },
  upstream: {
    pageWait: 2_500,
    settingsWait: 400,
    callTimeout: 10_000,
    retryAfterSeconds: 5,
    maxBytes: 5_000_000,
  },
} as const
