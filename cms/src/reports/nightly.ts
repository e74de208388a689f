import type { Payload } from 'payload'
import { runLinkCheck } from './run-link-check.ts'

/** UTC. */
const HOUR = 2
const DAY = 86_400_000

/** Milliseconds until the next nightly check. */
export function untilNight(now: number): number {
  const tonight = new Date(now).setUTCHours(HOUR, 0, 0, 0)
  return (tonight > now ? tonight : tonight + DAY) - now
}

/** Checks all links every night; returns a function that stops it. */
export function startNightlyLinkCheck(payload: Payload, siteUrl: string): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(() => {
      const night = new Date().toISOString().slice(0, 10)
      runLinkCheck(payload, { siteUrl, night }).catch((err: unknown) =>
        payload.logger.error({ err, msg: 'The links could not be checked' }),
      )
      wait()
    }, untilNight(Date.now()))
    timer.unref()
  }
  wait()
  return () => clearTimeout(timer)
}
