import { ExponentialBackoff, handleAll, retry } from 'cockatiel'
import type { ServerLog } from '../probes/server-log.ts'

export interface PurgeFigures {
  /** Keys that the CDN has accepted. */
  readonly purged: number
  /** Requests that failed after all attempts; their keys are sent again later. */
  readonly failures: number
  /** Keys that wait. */
  readonly pending: number
}

interface PurgesOptions {
  /** Keys per request. */
  readonly batch: number
  send(keys: readonly string[]): Promise<Response>
  readonly log: ServerLog
}

/** Milliseconds. */
const DELAYS = {
  /** A publication comes as several changes. */
  collect: 100,
  /** A response that left a process before the change may reach the CDN after the first purge. */
  repeat: 5_000,
  retry: 500,
  afterFailure: 60_000,
}
const ATTEMPTS = 4

/**
 * Keys are collected, sent in batches, retried, and sent once more after a pause. They are
 * lost only with the process.
 */
export function createPurges({ batch, send, log: { app } }: PurgesOptions) {
  const pending = new Set<string>()
  const again = new Set<string>()
  let [purged, failures] = [0, 0]
  let timer: NodeJS.Timeout | undefined
  let due = Number.POSITIVE_INFINITY
  let running: Promise<void> = Promise.resolve()
  const retried = retry(handleAll, {
    maxAttempts: ATTEMPTS - 1,
    backoff: new ExponentialBackoff({ initialDelay: DELAYS.retry, maxDelay: 20 * DELAYS.retry }),
  })

  async function sendBatch(keys: readonly string[]): Promise<void> {
    try {
      await retried.execute(async () => {
        const response = await send(keys)
        await response.body?.cancel()
        if (!response.ok) throw new Error(`the CDN responded with status ${response.status}`)
      })
      purged += keys.length
    } catch (error) {
      failures += 1
      app.error({ err: error, keys: keys.length }, 'purge of the CDN failed')
      for (const key of keys) pending.add(key)
      schedule(DELAYS.afterFailure)
    }
  }

  async function flush(): Promise<void> {
    const keys = [...pending]
    pending.clear()
    for (let at = 0; at < keys.length; at += batch) await sendBatch(keys.slice(at, at + batch))
  }

  /** The earliest of several times counts. */
  function schedule(delay: number): void {
    const at = performance.now() + delay
    if (at >= due) return
    due = at
    clearTimeout(timer)
    timer = setTimeout(() => {
      due = Number.POSITIVE_INFINITY
      running = running.then(flush)
    }, delay)
    timer.unref()
  }

  function repeatLater(keys: readonly string[]): void {
    if (again.size === 0)
      setTimeout(() => {
        for (const key of again) pending.add(key)
        again.clear()
        schedule(0)
      }, DELAYS.repeat).unref()
    for (const key of keys) again.add(key)
  }

  return {
    add(keys: readonly string[]): void {
      for (const key of keys) pending.add(key)
      repeatLater(keys)
      schedule(DELAYS.collect)
    },
    figures: (): PurgeFigures => ({ purged, failures, pending: pending.size }),
    async close(): Promise<void> {
      clearTimeout(timer)
      running = running.then(flush)
      await running
    },
  }
}
