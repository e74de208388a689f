/** Sites whose clients have a subscription and a loyalty level. */
const benefitsOn: readonly string[] = ['fr', 'ch', 'nl']

/** Settings for the pages of signed-in clients. */
export const clientArea = {
  benefitsOn,
  /**
   * Lowest level first. Each showtime of the last `months` that was not cancelled gives `visit`
   * points, a subscription `plan`.
   */
  loyalty: {
    months: 12,
    visit: 1,
    plan: 5,
    levels: [
      { id: 'bronze', points: 0 },
      { id: 'silver', points: 5 },
      { id: 'gold', points: 15 },
    ],
  },
  /** Upload limits, and `pixels` and `quality` of the square made from it. */
  picture: { megabytes: 6, megapixels: 50, pixels: 160, quality: 78, perHour: 20 },
  /** Maximum quantity of an option, if the client host names none. */
  optionMaximum: 9,
  /**
   * Version of the texts with which clients agree, stored with each consent. Change it with the texts
   * of the forms, the privacy notice or the terms.
   */
  consentVersion: '2026-11',
  /** Seats per order. */
  seats: { least: 1, most: 10, proposed: 2 },
  /**
   * Evenings of friends. `name`: characters; `offered`: showtimes to choose proposals from; `holdMinutes` for which seats are
   * held, `holds` times at most; `heldShare` of an auditorium that all evenings together may hold, `heldLeast` seats in a small one.
   */
  evenings: {
    proposals: { least: 2, most: 4 },
    friends: 8,
    name: 30,
    offered: 16,
    holdMinutes: 6,
    holds: 3,
    heldShare: 0.1,
    heldLeast: 8,
  },
  /** Orders of a client, cancelled ones included. */
  ordersPerHour: 20,
} as const
