import pino, { type DestinationStream, type Logger } from 'pino'

export interface ServerLog {
  readonly app: Logger
  /** Adds a finished line to the access log; undefined where it is off. Lines leave in batches. */
  readonly access: ((line: string) => void) | undefined
  flush(): void
}

const BATCH_BYTES = 8_192
const MAX_WAIT = 500

/** One destination for both logs, buffered; `flush` before the process ends. */
export function createServerLog(level: string): ServerLog {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BATCH_BYTES })
  // Whoever read our output has gone: no reason to stop serving.
  destination.on('error', () => {})
  const timer = setInterval(() => destination.flush(), MAX_WAIT)
  timer.unref()
  return {
    ...logTo(level, destination),
    flush() {
      try {
        destination.flushSync()
      } catch {
        // Not open yet or already closed: nothing is left to write.
      }
    },
  }
}

export function logTo(level: string, destination: DestinationStream): ServerLog {
  const app = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, destination)
  return {
    app,
    access: app.isLevelEnabled('info') ? (line) => destination.write(line) : undefined,
    flush() {},
  }
}
