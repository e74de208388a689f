const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long things of the provider are good for, in seconds. */
export const lifetimes = {
  accessToken: HOUR,
  idToken: HOUR,
  code: MINUTE,
  interaction: HOUR,
  /** A refresh token that takes the place of another ends with the first one's time. */
  refreshToken: 7 * DAY,
  session: 30 * DAY,
  grant: 30 * DAY,
  clockTolerance: 15,
} as const

/** Of keys: a new one is published before it signs, and an old one for as long as what it signed may be looked at. */
export const keyLifetimes = {
  renewal: 90 * DAY,
  publishedBefore: HOUR,
  publishedAfter: DAY,
  remembered: 10 * MINUTE,
} as const

/** Seconds between two looks for records that have expired. */
export const cleanUpEvery = 10 * MINUTE
