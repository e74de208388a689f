export const EXPERIENCE_SHOWTIMES = 'showtimes'
export const EXPERIENCE_CINEMAS = 'cinemas'
