/** Numbers of the search, apart from the others, since every page brings those. Times in ms. */
export const searchLimits = {
  minimumLength: 3,
  debounce: 300,
  helpPageLongerThan: 3,
  /** Hits of a group that the window shows at first. */
  preview: { show: 4, cinema: 3, city: 3, experience: 3, faq: 3, offer: 4, news: 4, page: 3 },
  history: 3,
} as const
