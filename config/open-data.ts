/** The programme as data. What it may be used for is the chain's to say; pictures and synopses are not part of it. */
export const openData = {
  licence: { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  /** Days from today on. */
  days: 7,
  /** Days of cinemas, each of which may be a call of the content API. */
  cinemaDays: 120,
} as const
