import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest } from 'payload'

/**
 * Payload reads no cookie on behalf of a page of another origin, but would begin a session for one: its visitor would then write
 * into an account of that page's author.
 */
export function refuseOtherPages({ headers, payload, t }: PayloadRequest): void {
  const origin = headers.get('origin')
  if (origin !== null && !payload.config.csrf.includes(origin)) throw new Forbidden(t)
}

/** The reset of a password signs in. */
export const resetOnOwnPages: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation === 'resetPassword') refuseOtherPages(req)
}
