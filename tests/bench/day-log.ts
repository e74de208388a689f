import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { SiteId } from '#config/sites.ts'
import type { CacheState } from '../../src/server/exchange.ts'

/** A request that reached a process. */
export interface LoggedRequest {
  readonly at: number
  readonly site: SiteId | '-'
  readonly kind: string
  readonly status: number
  readonly ms: number
  readonly cache: CacheState
}

export interface LoggedRender {
  readonly at: number
  readonly process: number
  readonly site: SiteId
  readonly page: string
  readonly reason: 'first' | 'purged' | 'expired'
}

/** A call of the content API. */
export interface LoggedCall {
  readonly at: number
  readonly process: number
  readonly site: SiteId
  readonly call: string
}

/** Log lines of the processes, in their order. */
export interface DayLog {
  readonly requests: LoggedRequest[]
  readonly renders: LoggedRender[]
  readonly calls: LoggedCall[]
  /** Lines of level warn and above. */
  readonly faults: string[]
}

const WARN = 40

export const newDayLog = (): DayLog => ({ requests: [], renders: [], calls: [], faults: [] })

/** Reads the output of a process, whose level is debug, line by line. */
export function readLog(output: Readable, process: number, log: DayLog): void {
  createInterface(output).on('line', (line) => {
    if (!line.startsWith('{')) return
    const { level, time, msg, ...fields } = JSON.parse(line) as {
      level: number
      time: string
      msg: string
      kind?: string
    }
    const entry = { ...fields, at: Date.parse(time), process }
    if (msg === 'request') log.requests.push(entry as unknown as LoggedRequest)
    else if (msg === 'render') log.renders.push(entry as unknown as LoggedRender)
    else if (fields.kind === 'call') log.calls.push(entry as unknown as LoggedCall)
    else if (level >= WARN) log.faults.push(line)
  })
}
