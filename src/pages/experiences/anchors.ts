export const SHOWTIMES = 'showtimes'
export const CINEMAS = 'cinemas'
