import type { Reading } from './api-reader.ts'

/** `absent`: the API lacks an optional part; `failed`: pages that need it break or show wrong content. */
export type Result = 'passed' | 'absent' | 'failed'

export interface Finding {
  /** Group of checks: `answers`, `details`, `programme`. */
  readonly part: string
  readonly call: string
  readonly result: Result
  /** Reason for the failure, or what was left out of a response that passed. */
  readonly notes: readonly string[]
}

export const passed = (part: string, call: string, notes: readonly string[] = []): Finding => ({
  part,
  call,
  result: 'passed',
  notes,
})
export const absent = (part: string, call: string): Finding => ({ part, call, result: 'absent', notes: [] })
export const failed = (part: string, call: string, ...notes: string[]): Finding => ({
  part,
  call,
  result: 'failed',
  notes,
})

/** The finding about an optional part whose response is not there, or cannot be read. */
export const unread = (part: string, reading: Exclude<Reading<unknown>, { readonly is: 'read' }>): Finding =>
  reading.is === 'missing' ? absent(part, reading.address) : failed(part, reading.address, reading.reason)

export const judged = (
  part: string,
  call: string,
  complaints: readonly string[],
  notes: readonly string[] = [],
): Finding => (complaints.length === 0 ? passed(part, call, notes) : failed(part, call, ...complaints))
