/** What the owners of the product can change about the pages of a signed-in client. */
export const clientArea = {
  /** Sites whose clients have benefits of their own to look at: a subscription and a loyalty level. */
  benefitsOn: ['fr', 'ch', 'nl'] as readonly string[],
  /** Levels, lowest first, with the points they require. A screening of the last `months` that was not cancelled gives `visit` points, a subscription `plan`. */
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
  /** Limits of an upload, and `pixels` and `quality` of the square that is made from it. */
  picture: { megabytes: 6, megapixels: 50, pixels: 160, quality: 78, perHour: 20 },
  /** Quantity of a plan's option for which the client host names no maximum. */
  optionMaximum: 9,
  /** Seats that one order may have. */
  seats: { least: 1, most: 10, proposed: 2 },
  /** The same order again within so many seconds is one that was sent twice. */
  sameOrderSeconds: 10,
} as const
