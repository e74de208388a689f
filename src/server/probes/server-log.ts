import pino, { type DestinationStream, type Logger } from 'pino'
import { connectedTracing } from '../../document/tracing.server.ts'
import { readableLog } from './readable-log.ts'

export interface ServerLog {
  readonly app: Logger
  /** Undefined if off. Lines are written in batches. */
  readonly access: ((line: string) => void) | undefined
  flush(): void
}

const BATCH_BYTES = 32_768
/** Bytes of one write. */
const MOST_BYTES = 2 * BATCH_BYTES
const MAX_WAIT = 500

interface LogDestination extends DestinationStream {
  flush(): void
  flushSync(): void
}

function batchedOutput(): LogDestination {
  const output = pino.destination({ fd: 1, sync: false, minLength: BATCH_BYTES, maxWrite: MOST_BYTES })
  // A closed output must not stop the server.
  output.on('error', () => {})
  return output
}

/**
 * Access and application log share a buffered destination; call `flush` before the process ends. JSON, but on a
 * terminal lines for people.
 */
export async function createServerLog(level: string): Promise<ServerLog> {
  const destination = process.stdout.isTTY ? await readableLog(process.stdout) : batchedOutput()
  // The destination takes longer for each line than for all of them together.
  let lines = ''
  const passLines = () => {
    if (lines !== '') destination.write(lines)
    lines = ''
  }
  const timer = setInterval(() => {
    passLines()
    destination.flush()
  }, MAX_WAIT)
  timer.unref()
  const { app, access } = logTo(level, destination)
  return {
    app,
    access:
      access &&
      ((line) => {
        lines += line
        if (lines.length >= BATCH_BYTES) passLines()
      }),
    flush() {
      try {
        passLines()
        destination.flushSync()
      } catch {
        // The file is not open yet, or closed already.
      }
    },
  }
}

function traceOfRequest(): object {
  const traceId = connectedTracing()?.traceId()
  return traceId === undefined ? {} : { traceId }
}

export function logTo(level: string, destination: DestinationStream): ServerLog {
  const app = pino(
    { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, mixin: traceOfRequest },
    destination,
  )
  return {
    app,
    access: app.isLevelEnabled('info') ? (line) => destination.write(line) : undefined,
    flush() {},
  }
}
