import { MalformedError, UnavailableError } from '@marquee/kit/http/errors.ts'
import type { Features } from '#models/feature.ts'
import type { FlagSource } from './flag-source.ts'

/** `refused`: the token was rejected. `malformed`: the response cannot be parsed. */
export const flagFailures = ['refused', 'unavailable', 'malformed'] as const
export type FlagFailure = (typeof flagFailures)[number]

interface FollowOptions {
  readonly source: FlagSource
  responded(definitions: Features | undefined): void
  failed(failure: FlagFailure, reason: string): void
}

export interface Followed {
  readonly first: Promise<void>
  close(): void
}

const PATIENCE = 2

const isRefusal = (error: unknown) =>
  error instanceof UnavailableError && (error.status === 401 || error.status === 403)

/** Network error code (`ECONNREFUSED`). Messages are left out, since they may contain what was sent. */
function causeOf(error: unknown): string {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1)
    if ('code' in at) return ` (${String(at.code)})`
  return ''
}

function failureOf(error: unknown): readonly [FlagFailure, string] {
  if (error instanceof MalformedError) return ['malformed', error.message]
  if (error instanceof UnavailableError)
    return [isRefusal(error) ? 'refused' : 'unavailable', `${error.message}${causeOf(error.cause)}`]
  return ['unavailable', error instanceof Error ? error.name : 'unknown']
}

/** Polls, and reads at once on a notification; one request at a time. */
export function followSource({ source, responded, failed }: FollowOptions): Followed {
  let timer: NodeJS.Timeout | undefined
  let requesting = false
  let again = false
  let closed = false

  async function poll(): Promise<void> {
    if (requesting) {
      again = true
      return
    }
    clearTimeout(timer)
    requesting = true
    let wait = source.every
    do {
      again = false
      try {
        const definitions = await source.read()
        if (!closed) responded(definitions)
      } catch (error) {
        wait = source.every * PATIENCE
        again = false
        if (!closed) failed(...failureOf(error))
      }
    } while (again && !closed)
    requesting = false
    if (closed) return
    timer = setTimeout(() => void poll(), wait)
    timer.unref()
  }

  const stop = source.onChange(() => void poll())
  return {
    first: poll(),
    close() {
      closed = true
      clearTimeout(timer)
      stop()
    },
  }
}
