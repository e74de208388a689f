import { attachToken, clientCalls } from '../../api/token-attach.ts'
import type { Write } from '../../api/write.ts'
import { readBoot } from '../../document/boot.ts'
import { clientAccess } from './auth-actor.ts'
import { clientHostOf } from './client-host-of.ts'

/** The client's own host, called with the client's credentials. Throws before the identity is known. */
export function clientCallsOf(around?: (write: Write) => Write): ReturnType<typeof clientHostOf> {
  const { clientHref, token } = clientAccess()
  const fetch = attachToken({
    allowed: clientCalls(new URL(clientHref).origin, readBoot().site.languages),
    token,
  })
  return clientHostOf(clientHref, { fetch, ...(around && { around }) })
}
