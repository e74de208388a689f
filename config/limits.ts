/** Numbers of the product that an owner may want to change. Sizes in px, times in ms unless the name says otherwise. */
export const limits = {
  breakpoints: { tablet: 700, desktop: 1080, wide: 1440 },
  /** Largest viewport widths at which a window opens as its mobile form. */
  popups: { calendar: 600, filters: 550, showtime: 540, trailer: 550 },
  header: { stickyAfter: 68, stickyShareOfWindow: 0.25, scrollThrottle: 200 },
  resizeDebounce: 150,
  search: { minimumLength: 3, debounce: 300, helpPageLongerThan: 3, preview: { show: 4, cinema: 3, faq: 3, offer: 4, news: 4 }, history: 3 },
  locator: { maxGeolocationCinemas: 6, maxGeolocationDistance: 50, shownAbove: 1, cookieDays: 365, history: 3 },
  /** Cinemas of a city whose times stand in one list. */
  timetable: { cinemas: 12 },
  alerts: { autoClose: 10_000 },
  faq: { articlesPerCategory: 5, related: 5 },
  feedback: { characters: 1_000, perAddress: { most: 10, minutes: 60, remembered: 10_000 } },
  chat: { characters: 500, conversations: 1_000, messages: 60, minutes: 30, perAddress: { most: 60, minutes: 5, remembered: 10_000 } },
  lists: { perPage: 12 },
  news: { pushes: 4 },
  footer: { shows: 8 },
  schedule: { days: 21, upcomingDays: 7, defaultWeekOffset: 3 },
  seo: { seasonDescription: 100 },
  /** Days of a season on one page, and how many showtimes can be chosen at once. */
  season: { days: 12, selection: 20 },
  /** Seconds. */
  contentCache: { fresh: 60, staleOnError: 86_400 },
  pageCache: { fresh: 60, staleOnError: 86_400, megabytes: 256 },
  /** Guesses at gift cards and vouchers: per visitor's address and per card, in minutes of the window. */
  cardChecks: { perAddress: 60, perCard: 5, minutes: 10, remembered: 20_000 },
  /** `seconds` that a puzzle can be solved in; the machine tries `counter` keys of `cost` rounds, a second's work for a phone. */
  captcha: { seconds: 300, cost: 5_000, counter: { from: 60, to: 240 }, solvingMilliseconds: 45_000 },
  /** `minutes` is the window in which tries are counted, `hours` and `days` how long a thing is good for; `idleDays` without a visit end a session. */
  accounts: {
    password: { least: 8, most: 128 },
    names: 100,
    wrongPasswords: { perAccount: 10, perAddress: 50, minutes: 15 },
    registrations: { perAddress: 100, minutes: 60 },
    mails: { perAccount: 5, perAddress: 50, minutes: 60 },
    links: { confirm: { hours: 24 }, reset: { hours: 1 } },
    session: { days: 30, idleDays: 7 },
    kept: { wishlist: 500, emotions: 5_000 },
    outbox: { days: 7, shown: 200 },
    bodyBytes: 16_384,
  },
  upstream: { pageWait: 2_500, callTimeout: 10_000, retryAfterSeconds: 5, maxBytes: 5_000_000 },
} as const
