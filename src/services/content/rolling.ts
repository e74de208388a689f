import { siteIds, sites } from '#config/sites.ts'
import { type Clock, nextMidnight } from '#models/site-clock.ts'

export interface RollingOptions {
  readonly roll: (now: number) => Promise<void>
  readonly clock: Clock
  readonly onError: (error: unknown) => void
}

/** Upper bound of a wait, so that a machine that slept catches up soon. */
const MAX_WAIT = 60_000
const MARGIN = 50

export function startRolling({ roll, clock, onError }: RollingOptions): { stop(): void } {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const wait = () => {
    const now = clock()
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
