/** Separate from `limits.ts`, which every page loads first. Times in ms. */
export const searchLimits = {
  minimumLength: 3,
  debounce: 300,
  helpPageLongerThan: 3,
  /** Hits per group before it is expanded; the groups in display order. */
  preview: { shows: 4, cinemas: 3, cities: 3, experiences: 3, offers: 4, news: 4, pages: 3, help: 3 },
  history: 3,
  /** Words of a question about films that say nothing of one, besides the stop words of the language. */
  fillers: {
    fr: ['film', 'films', 'cinéma', 'séance', 'séances'],
    en: ['film', 'films', 'movie', 'movies', 'cinema', 'showtime', 'showtimes'],
    de: ['film', 'filme', 'kino', 'vorstellung', 'vorstellungen'],
    nl: ['film', 'films', 'bioscoop', 'voorstelling', 'voorstellingen'],
  },
  /** Cinemas of a city whose programmes are compared. */
  cinemasOfPlace: 6,
} as const
