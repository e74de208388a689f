/** Limits that owners may change. Sizes in px, times in ms unless the name says otherwise. */
export const limits = {
  breakpoints: { tablet: 700, desktop: 1080, wide: 1440 },
  /** Largest viewport widths for the mobile form of a modal. */
  modals: { calendar: 600, filters: 550, showtime: 540, trailer: 550 },
  header: { stickyAfter: 68, stickyShareOfViewport: 0.25, scrollThrottle: 200 },
  resizeDebounce: 150,
  locator: {
    maxGeolocationCinemas: 6,
    maxGeolocationDistance: 50,
    shownAbove: 1,
    cookieDays: 365,
    history: 3,
  },
  /** Films on the list of a visitor who is not signed in. */
  wishlist: {
    onDevice: 100,
    /** Films whose pages are stored for reading offline. */
    offline: 10,
  },
  alerts: { autoClose: 10_000 },
  schedule: { days: 21, upcomingDays: 7, defaultWeekOffset: 3 },
  /** Days of a season per page, and showtimes per selection. */
  season: { days: 12, selection: 20 },
} as const
