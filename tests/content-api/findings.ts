/**
 * `passed`; `absent`: the API lacks the part, which the site does without; `failed`: pages that need it break, or show what is not so.
 */
export type Result = 'passed' | 'absent' | 'failed'

/** What one check of an API has found. */
export interface Finding {
  /** Group of checks: `answers`, `details`, `programme`. */
  readonly part: string
  /** What was asked for, as its address below `/api/`. */
  readonly call: string
  readonly result: Result
  /** Why it failed, or what of a passed answer is left out. */
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

/** Passed without complaints, else failed with them. */
export const judged = (
  part: string,
  call: string,
  complaints: readonly string[],
  notes: readonly string[] = [],
): Finding => (complaints.length === 0 ? passed(part, call, notes) : failed(part, call, ...complaints))
