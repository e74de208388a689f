/** What the owners of the product can change about the rooms of a signed-in client. */
export const clientArea = {
  /** Sites whose clients have benefits of their own to look at: a subscription and a loyalty level. */
  benefitsOn: ['fr'] as readonly string[],
  /** Seats that one order may have. */
  seats: { least: 1, most: 10, proposed: 2 },
  /** The same order again within so many seconds is one that was sent twice. */
  sameOrderSeconds: 10,
} as const
