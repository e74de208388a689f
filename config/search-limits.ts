/** Separate from `limits.ts`, which every page loads first. Times in ms. */
export const searchLimits = {
  minimumLength: 3,
  debounce: 300,
  helpPageLongerThan: 3,
  /** Hits per group before it is expanded. */
  preview: { show: 4, cinema: 3, city: 3, experience: 3, faq: 3, offer: 4, news: 4, page: 3 },
  history: 3,
} as const
