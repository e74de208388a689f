import { limits } from '../../config/limits.ts'
import type { Env } from './env.ts'

export interface PageTime {
  /** Milliseconds from the start of the request: the wait for all sources together. */
  readonly sources: number
  /** Upper bound of the response: that wait, and a render without the sources. */
  readonly response: number
}

/** The development server compiles pages on demand. */
const DEVELOPMENT = 60_000

export const pageTime = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): PageTime =>
  NODE_ENV === 'development'
    ? { sources: DEVELOPMENT, response: DEVELOPMENT }
    : { sources: limits.upstream.pageWait, response: limits.upstream.pageWait + 400 }
