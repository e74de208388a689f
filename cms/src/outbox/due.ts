import type { Where } from 'payload'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** How long a process may keep a row in hand: one that died with it holds it up so long; to send twice does no harm. */
export const CLAIM = 8 * SECOND
/** When something that the site refused is tried again of its own accord. */
export const REFUSED = HOUR
const SHORTEST = 500
const LONGEST = MINUTE

/**
 * Rows to be sent at `now`. Times too far ahead to have been set by this rule tell of a clock that was set back, and hold nothing up.
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

/** Rows that no process has in hand; one that died with it gives it up after `CLAIM`. */
export const isFree = (now: number): Where => ({
  or: [{ claimedUntil: { less_than_equal: now } }, { claimedUntil: { greater_than: now + 2 * CLAIM } }],
})

/** Milliseconds to wait after so many failures: twice as long each time, and never all at the same moment. */
export const backOff = (failures: number, random = Math.random): number =>
  Math.min(LONGEST, SHORTEST * 2 ** Math.min(failures - 1, 10)) * (0.75 + random() / 4)
