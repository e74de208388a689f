/** Fragment of the showtimes; the same in every language. */
export const SHOWTIMES = 'showtimes'
/** Fragment of the list of cinemas. */
export const ALL_CINEMAS = 'cinemas'
/** Fragment of the ratings. */
export const FEELINGS = 'feelings'
/** Starts the trailer, also without script. */
export const TRAILER_QUERY = '?bandeannonce=true'
