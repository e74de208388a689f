import type { Write } from '../../api/write.ts'
import { clientAccess } from './auth-actor.ts'
import { bearerFetch } from './bearer-fetch.ts'
import { clientHostOf } from './client-host-of.ts'

/** The client's own host, called with the client's credentials. Throws before the identity is known. */
export function clientCallsOf(around?: (write: Write) => Write): ReturnType<typeof clientHostOf> {
  const { clientHref, token } = clientAccess()
  return clientHostOf(clientHref, { fetch: bearerFetch(clientHref, token), ...(around && { around }) })
}
