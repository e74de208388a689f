/** Apart from `limits.ts`, which is part of the first script of every page. Times in ms. */
export const searchLimits = {
  minimumLength: 3,
  debounce: 300,
  helpPageLongerThan: 3,
  /** Hits per group that the window shows before it is expanded. */
  preview: { show: 4, cinema: 3, city: 3, experience: 3, faq: 3, offer: 4, news: 4, page: 3 },
  history: 3,
} as const
