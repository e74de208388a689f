const HOUR = 3_600_000

/** `work` handles its own failures. `stop` resolves once nothing runs. */
export function startHourly(work: () => Promise<void>): { stop(): Promise<void> } {
  let running = work()
  const timer = setInterval(() => {
    running = running.then(work)
  }, HOUR)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
