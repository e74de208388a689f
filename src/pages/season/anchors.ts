export const DATES = 'dates'
export const CINEMAS = 'cinemas'
