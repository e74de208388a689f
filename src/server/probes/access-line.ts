import { loggedPath } from '@marquee/kit/http/logged-path.ts'
import type { Exchange } from '../exchange.ts'

/** Characters that JSON needs not escape. */
const PLAIN = /^[ !#-[\]-~]*$/

const quoted = (text: string) => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

/** The path without the query, which may contain personal data. */
export function pathToLog(target: string): string {
  const end = target.indexOf('?')
  return loggedPath(end < 0 ? target : target.slice(0, end))
}

/** A line in pino's format (level 30 is info). It is written by hand because every cached page logs one. */
export function accessLine(exchange: Exchange, status: number, milliseconds: number, time: string): string {
  const { requestId, site, kind, cache, method, target, trace, refusal } = exchange
  const reason = refusal === undefined ? '' : `,"reason":"${refusal}"`
  const traceId = trace ? `,"traceId":"${trace.traceId}"` : ''
  return `{"level":30,"time":"${time}","msg":"request","requestId":${quoted(requestId)},"method":"${method}","path":${quoted(pathToLog(target))},"site":"${site}","kind":"${kind}","status":${status},"ms":${milliseconds.toFixed(2)},"cache":"${cache}"${reason}${traceId}}\n`
}

let lastSecond = Number.NaN
let lastText = ''

/** ISO time with milliseconds; cached up to the second. */
export function isoTime(now: number): string {
  const second = Math.floor(now / 1_000)
  if (second !== lastSecond) {
    lastSecond = second
    lastText = new Date(second * 1_000).toISOString().slice(0, 20)
  }
  return `${lastText}${String(now % 1_000).padStart(3, '0')}Z`
}
