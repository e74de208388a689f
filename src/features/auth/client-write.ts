import { attachToken, clientCalls } from '../../api/token-attach.ts'
import { createWrite, csrfHeaders, type Write } from '../../api/write.ts'
import type { Boot } from '../../document/boot.ts'
import { clientAccess } from './auth-actor.ts'

/** The client's own host, called with the client's credentials. Throws before the identity is known. */
export function clientCallsOf({ site, language }: Pick<Boot, 'site' | 'language'>): {
  readonly baseUrl: string
  readonly fetch: typeof globalThis.fetch
  readonly write: Write
} {
  const { clientHref, token } = clientAccess()
  const baseUrl = new URL(clientHref).origin
  const fetch = attachToken({ allowed: clientCalls(baseUrl, site.languages), token })
  return {
    baseUrl,
    fetch,
    write: createWrite({ baseUrl, language, fetch, headers: async () => csrfHeaders() }),
  }
}
