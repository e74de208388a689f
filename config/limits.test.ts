import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { pageLimits } from './page-limits.ts'
import { searchLimits } from './search-limits.ts'
import { serviceLimits } from './service-limits.ts'

test('limits match the values decided by the product owners', () => {
  expect({ ...limits, ...pageLimits, search: searchLimits }).toMatchObject({
    breakpoints: { tablet: 700, desktop: 1080, wide: 1440 },
    modals: { calendar: 600, filters: 550, showtime: 540, trailer: 550 },
    header: { stickyAfter: 68, stickyShareOfWindow: 0.25, scrollThrottle: 200 },
    resizeDebounce: 150,
    search: {
      minimumLength: 3,
      debounce: 300,
      preview: { shows: 4, cinemas: 3, help: 3, offers: 4, news: 4 },
      history: 3,
    },
    locator: {
      maxGeolocationCinemas: 6,
      maxGeolocationDistance: 50,
      shownAbove: 1,
      cookieDays: 365,
      history: 3,
    },
    alerts: { autoClose: 10_000 },
    faq: { articlesPerCategory: 5, related: 5 },
    lists: { perPage: 12 },
    news: { pushes: 4 },
    footer: { shows: 8 },
    schedule: { days: 21, upcomingDays: 7, defaultWeekOffset: 3 },
    seo: { seasonDescription: 100 },
    upstream: { pageWait: 2_500, callTimeout: 10_000, retryAfterSeconds: 5, maxBytes: 5_000_000 },
  })
  expect(serviceLimits).toMatchObject({
    contentCache: { fresh: 60, staleOnError: 86_400 },
    pageCache: { fresh: 60, staleOnError: 86_400 },
  })
})
