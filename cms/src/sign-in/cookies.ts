import type { PayloadRequest } from 'payload'

/** The argument of Payload's functions that make its cookie. */
export const authOf = ({ payload }: PayloadRequest) => {
  const { config } = payload.collections.users ?? {}
  if (!config) throw new Error('There is no collection of users')
  return { collectionAuthConfig: config.auth, cookiePrefix: payload.config.cookiePrefix }
}
