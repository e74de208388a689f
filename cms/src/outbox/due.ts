import type { Where } from 'payload'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Lifetime of a claim: a process that dies delays its row this long. Sending twice is harmless. */
export const CLAIM = 8 * SECOND
/** Delay before a refused document is sent again. */
export const REFUSED = HOUR
const SHORTEST = 500
const LONGEST = MINUTE

/**
 * Rows to send at `now`. A time further ahead than any delay means that the clock was set back; the row is
 * due.
 */
export function dueAt(now: number): Where {
  return {
    and: [
      {
        or: [
          { and: [{ state: { equals: 'waiting' } }, { nextAttempt: { less_than_equal: now } }] },
          { and: [{ state: { equals: 'waiting' } }, { nextAttempt: { greater_than: now + 2 * LONGEST } }] },
          { and: [{ state: { equals: 'refused' } }, { nextAttempt: { less_than_equal: now } }] },
          { and: [{ state: { equals: 'refused' } }, { nextAttempt: { greater_than: now + 2 * REFUSED } }] },
        ],
      },
      isFree(now),
    ],
  }
}

/** Rows without a claim, or with an expired one. */
export const isFree = (now: number): Where => ({
  or: [{ claimedUntil: { less_than_equal: now } }, { claimedUntil: { greater_than: now + 2 * CLAIM } }],
})

/** Milliseconds to wait after so many failures: exponential, with jitter. */
export const backOff = (failures: number, random = Math.random): number =>
  Math.min(LONGEST, SHORTEST * 2 ** Math.min(failures - 1, 10)) * (0.75 + random() / 4)
