import type { Writable } from 'node:stream'
import pino, { type DestinationStream, type Logger } from 'pino'
import { connectedTracing } from '../../document/tracing.server.ts'

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

type Line = Readonly<Record<string, unknown>>

const clockTime = (time: unknown) => new Date(String(time)).toTimeString().slice(0, 8)

/** The fields of a request are those of `access-line.ts`. */
function messageOf({ msg, time: _time, level: _level, err: _err, ...fields }: Line): string {
  if (msg === 'request')
    return [
      `${fields.method} ${fields.path} ${fields.status} ${Math.round(Number(fields.ms))} ms`,
      ...(fields.reason === undefined ? [] : [fields.reason]),
    ].join(' ')
  const details = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  return [msg, ...details].join(' ')
}

/**
 * Writes the JSON lines of the log as a person reads them: time, method, path, status, milliseconds and reason of requests, and
 * other messages with their error. Loaded for a terminal only, because production logs JSON.
 */
export async function readableLog(output: Writable) {
  const { default: pretty } = await import('pino-pretty')
  const stream = pretty({
    destination: output,
    sync: true,
    include: 'err',
    messageFormat: (line) => `${clockTime(line.time)} ${messageOf(line)}`,
  })
  return Object.assign(stream, { flush: () => {}, flushSync: () => {} })
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
