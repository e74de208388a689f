import type { Env } from '../env/env.ts'

/** Milliseconds. */
export interface PageTime {
  /** The wait for a turn to render. */
  readonly turn: number
  /** Milliseconds from the start of the request: the wait for all sources together. */
  readonly sources: number
  /** Upper bound of the response: that wait, and the work of this process, which takes long on a busy machine only. */
  readonly response: number
}

/** The development server compiles pages on demand. */
const DEVELOPMENT = 60_000
const RENDER = 7_500

export function pageTime({ NODE_ENV, PAGE_WAIT_MS }: Pick<Env, 'NODE_ENV' | 'PAGE_WAIT_MS'>): PageTime {
  const sources = NODE_ENV === 'development' ? DEVELOPMENT : PAGE_WAIT_MS
  return { turn: sources * 0.8, sources, response: sources + RENDER }
}
