/** Separate from `limits.ts`, which every page loads first. Times in ms. */
export const searchLimits = {
  minimumLength: 3,
  debounce: 300,
  helpPageLongerThan: 3,
  /** Hits per group before it is expanded; the groups in display order. */
  preview: { shows: 4, cinemas: 3, cities: 3, experiences: 3, offers: 4, news: 4, pages: 3, help: 3 },
  history: 3,
  /** Cinemas of a city whose programmes are compared. */
  cinemasOfPlace: 6,
} as const
