export type Priority = 'normal' | 'low'

interface WorkQueue {
  /** Low priority runs only when nothing else waits. */
  run<Result>(work: () => Promise<Result>, priority?: Priority): Promise<Result>
  /** Rejects everything that has not started. */
  clear(): void
}

interface Waiting {
  start(): void
  refuse(error: Error): void
}

/** Bounded concurrency, so that resizing leaves CPU for pages. */
export function createWorkQueue(places: number): WorkQueue {
  const normal: Waiting[] = []
  const low: Waiting[] = []
  let running = 0

  function next(): void {
    while (running < places) {
      // Low priority leaves one slot free for visitors.
      const entry = normal.shift() ?? (running < Math.max(1, places - 1) ? low.shift() : undefined)
      if (!entry) break
      running += 1
      entry.start()
    }
  }

  return {
    run(work, priority = 'normal') {
      return new Promise((resolve, reject) => {
        const start = () => {
          work()
            .then(resolve, reject)
            .finally(() => {
              running -= 1
              next()
            })
        }
        const waiting = priority === 'low' ? low : normal
        waiting.push({ start, refuse: reject })
        next()
      })
    },
    clear() {
      for (const entry of [...normal.splice(0), ...low.splice(0)]) entry.refuse(new Error('The server stops'))
    },
  }
}
