/** A showtime ends with its wall clock, `YYYY-MM-DDTHH:mm`. */
const dayOf = (showtime: string) => showtime.slice(-16, -6)

/** With a showtime in the place of the one of its day. */
export const withShowtime = (showtimes: readonly string[], showtime: string): readonly string[] => [
  ...showtimes.filter((each) => dayOf(each) !== dayOf(showtime)),
  showtime,
]
