import { loggedPath } from '../http/logged-path.ts'
import type { Exchange } from './exchange.ts'

/** Nothing but characters that JSON writes as they are; true of most paths. */
const PLAIN = /^[ !#-[\]-~]*$/

const quoted = (text: string) => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text))

/** The path without its query, which may hold what a visitor typed. */
export function pathToLog(target: string): string {
  const end = target.indexOf('?')
  return loggedPath(end < 0 ? target : target.slice(0, end))
}

/** One line of the access log, in pino's form (level 30 is info). Written by hand: it is on the way of every cached page. */
export function accessLine(exchange: Exchange, status: number, milliseconds: number, time: string): string {
  const { requestId, site, kind, cache, method, target } = exchange
  return `{"level":30,"time":"${time}","msg":"request","requestId":${quoted(requestId)},"method":"${method}","path":${quoted(pathToLog(target))},"site":"${site}","kind":"${kind}","status":${status},"ms":${milliseconds.toFixed(2)},"cache":"${cache}"}\n`
}

let lastSecond = Number.NaN
let lastText = ''

/** ISO time with milliseconds; the part up to the second is formatted once per second. */
export function isoTime(now: number): string {
  const second = Math.floor(now / 1_000)
  if (second !== lastSecond) {
    lastSecond = second
    lastText = new Date(second * 1_000).toISOString().slice(0, 20)
  }
  return `${lastText}${String(now % 1_000).padStart(3, '0')}Z`
}
