import type { Writable } from 'node:stream'

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
