import pino, { type DestinationStream, type Logger } from 'pino'

export interface ServerLog {
  readonly app: Logger
  /** Undefined if off. Lines are written in batches. */
  readonly access: ((line: string) => void) | undefined
  flush(): void
}

const BATCH_BYTES = 8_192
const MAX_WAIT = 500

/** Access and application log share a buffered destination; call `flush` before the process ends. */
export function createServerLog(level: string): ServerLog {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BATCH_BYTES })
  // A closed output must not stop the server.
  destination.on('error', () => {})
  const timer = setInterval(() => destination.flush(), MAX_WAIT)
  timer.unref()
  return {
    ...logTo(level, destination),
    flush() {
      try {
        destination.flushSync()
      } catch {
        // Not open yet, or closed already.
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
