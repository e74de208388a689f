import { siteIds, sites } from '../../../config/sites.ts'
import { nextMidnight } from '../../../content-models/site-clock.ts'

export interface RollingOptions {
  readonly roll: (now: Date) => Promise<void>
  readonly clock: () => Date
  readonly onError: (error: unknown) => void
}

/** Longest wait: after a sleep of the machine the day is caught up within it. */
const MAX_WAIT = 60_000
const MARGIN = 50

/** Rolls whenever the day of a site has changed, and soon after the machine was asleep at midnight. */
export function startRolling({ roll, clock, onError }: RollingOptions): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const wait = () => {
    const now = clock().getTime()
    const midnight = Math.min(...siteIds.map((site) => nextMidnight(sites[site].timeZone, now)))
    timer = setTimeout(() => void turn(), Math.min(MAX_WAIT, midnight - now + MARGIN))
    timer.unref()
  }
  const turn = async () => {
    await roll(clock()).catch(onError)
    if (!stopped) wait()
  }
  wait()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
