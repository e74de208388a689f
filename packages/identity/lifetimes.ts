const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Seconds. */
export const lifetimes = {
  accessToken: HOUR,
  idToken: HOUR,
  code: MINUTE,
  interaction: HOUR,
  /** Time for the browser to open its page. */
  unopenedInteraction: 10 * MINUTE,
  /** A rotated refresh token ends when the first one would have. */
  refreshToken: 7 * DAY,
  session: 30 * DAY,
  grant: 30 * DAY,
  clockTolerance: 15,
} as const

/** A key is published before it signs, and until all that it signed has expired. */
export const keyLifetimes = {
  renewal: 90 * DAY,
  publishedBefore: HOUR,
  publishedAfter: DAY,
  remembered: 10 * MINUTE,
} as const

/** Seconds. */
export const cleanUpEvery = 10 * MINUTE
