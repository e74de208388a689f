/** Flag updates on open pages; separate because it loads when the page is idle. Times in ms. */
export const openPage = {
  /** Polling interval without a connection. */
  poll: 30_000,
  /** A hidden page keeps its connection this long. */
  unseenFor: 60_000,
  /** Random delay, so that not all pages fetch at once. */
  spread: 1_000,
  /** Seconds between usage reports. */
  usageSeconds: 300,
} as const
