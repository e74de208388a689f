import { GoneError, MalformedError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { refusalOfError } from '../api/circuit.ts'
import { noteRefusal } from '../document/request-context.server.ts'
import type { PageResult } from '../page-models/page-result.ts'

/** The source failed or sent an invalid response; a retry may succeed. */
export const isFailure = (error: unknown): boolean =>
  error instanceof UnavailableError || error instanceof MalformedError
export const isRefusal = (error: unknown): boolean => isFailure(error) || error instanceof NotFoundError

/** Composes a page, turning refused required calls into the matching page outcome. */
export async function resultOf<Page>(compose: () => Promise<PageResult<Page>>): Promise<PageResult<Page>> {
  try {
    return await compose()
  } catch (error) {
    if (error instanceof GoneError) return { outcome: 'gone' }
    if (error instanceof NotFoundError) return { outcome: 'missing' }
    if (!isFailure(error)) throw error
    noteRefusal(refusalOfError(error))
    return { outcome: 'unavailable' }
  }
}
