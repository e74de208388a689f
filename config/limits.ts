/** Limits that owners may change. Sizes in px, times in ms unless the name says otherwise. */
export const limits = {
  breakpoints: { tablet: 700, desktop: 1080, wide: 1440 },
  /** Largest viewport widths for the mobile form of a window. */
  popups: { calendar: 600, filters: 550, showtime: 540, trailer: 550 },
  header: { stickyAfter: 68, stickyShareOfWindow: 0.25, scrollThrottle: 200 },
  resizeDebounce: 150,
  locator: {
    maxGeolocationCinemas: 6,
    maxGeolocationDistance: 50,
    shownAbove: 1,
    cookieDays: 365,
    history: 3,
  },
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
  /** Films on the list of a visitor who is not signed in. */
  wishlist: {
    onDevice: 100,
    /** Films whose pages are stored for reading offline. */
    offline: 10,
  },
  alerts: { autoClose: 10_000 },
  faq: { articlesPerCategory: 5, related: 5 },
  lists: { perPage: 12 },
  news: { pushes: 4 },
  footer: { shows: 8 },
  schedule: { days: 21, upcomingDays: 7, defaultWeekOffset: 3 },
  seo: { seasonDescription: 100 },
  /** Days of a season per page, and showtimes per selection. */
  season: { days: 12, selection: 20 },
  upstream: {
    pageWait: 2_500,
    settingsWait: 400,
    callTimeout: 10_000,
    retryAfterSeconds: 5,
    maxBytes: 5_000_000,
  },
} as const
