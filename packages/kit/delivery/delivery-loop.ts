import { setTimeout } from 'node:timers/promises'

export interface DeliveryLoop {
  wake(): void
  /** Resolves once nothing is being sent, after 5 seconds at most; the rest stays queued. */
  close(): Promise<void>
}

interface LoopOptions {
  /** Sends the next due message; false if there is none. */
  readonly sendNext: () => Promise<boolean>
  readonly onError: (error: unknown) => void
}

const LOOK_EVERY = 30_000
const PATIENCE = 5_000

/** Sends what is due one after the other: now, when woken, and every 30 seconds. */
export function startDelivery({ sendNext, onError }: LoopOptions): DeliveryLoop {
  let closed = false
  let again = false
  let running: Promise<void> | undefined

  async function work(): Promise<void> {
    do {
      again = false
      while (!closed && (await sendNext())) {
        // The loop ends when nothing is due.
      }
    } while (again && !closed)
  }

  function wake(): void {
    again = true
    if (closed || running) return
    running = work()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(wake, LOOK_EVERY)
  timer.unref()
  wake()
  return {
    wake,
    async close() {
      closed = true
      clearInterval(timer)
      await Promise.race([running, setTimeout(PATIENCE, undefined, { ref: false })])
    },
  }
}

export const MOST_TRIES = 12
const LONGEST_WAIT = 6 * 3_600

/** Seconds until the next attempt: 30, 60 and so on, at most six hours. */
export const waitAfter = (tries: number): number => Math.min(LONGEST_WAIT, 30 * 2 ** tries)
