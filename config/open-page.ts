/** How an open page follows the flags of its site. Apart from the other numbers, since it is fetched when all else is at rest. Times in ms. */
export const openPage = {
  /** Where the line to the server is cut, the values are asked for this often. */
  poll: 30_000,
  /** A page that nobody looks at keeps its line this long. */
  unseenFor: 60_000,
  /** What was told to all pages at once is not asked for by all at once. */
  spread: 1_000,
  /** Seconds between two reports of the flags used. */
  usageSeconds: 300,
} as const
