const HOUR = 3_600_000

interface Repeated {
  /** Now, or once the run before has ended. */
  run(): Promise<void>
  /** Resolves once nothing runs. */
  stop(): Promise<void>
}

/** Runs `work` every so many milliseconds, never twice at a time. `work` handles its own failures. */
export function startRepeating(work: () => Promise<void>, every: number): Repeated {
  let running = Promise.resolve()
  const run = () => (running = running.then(work))
  const timer = setInterval(() => void run(), every)
  timer.unref()
  return {
    run,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** The work runs at once, and every hour. */
export function startHourly(work: () => Promise<void>): Pick<Repeated, 'stop'> {
  const repeated = startRepeating(work, HOUR)
  void repeated.run()
  return repeated
}
