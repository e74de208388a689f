/** Id of the showtimes on a film's page; the same in every language. */
export const SHOWTIMES = 'showtimes'
/** Id of the list of every cinema that plays it. */
export const ALL_CINEMAS = 'cinemas'
/** Id of what those who saw it say. */
export const FEELINGS = 'feelings'
/** Starts the trailer, with script or without. */
export const TRAILER_QUERY = '?bandeannonce=true'
