import { type ClientHost, createClientHost } from '../../api/client-host.ts'
import { createHttpSource } from '../../api/http.ts'
import { createWrite, csrfHeaders, type Write } from '../../api/write.ts'
import { readBoot } from '../../document/boot.ts'

interface ClientHostOf {
  readonly write: Write
  readonly host: ClientHost
}

interface Access {
  readonly fetch?: typeof globalThis.fetch
  /** Null without a bearer, which leaves the host's cookie; the default. */
  readonly token?: () => Promise<string | null>
  /** Sees what becomes of changes. */
  readonly around?: (write: Write) => Write
}

/** The site's client host, at the origin of its page `clientHref`. */
export function clientHostOf(
  clientHref: string,
  { fetch, token = async () => null, around = (write) => write }: Access = {},
): ClientHostOf {
  const { site, language, flags } = readBoot()
  const baseUrl = new URL(clientHref).origin
  const place = { language, isVersioned: flags.versionedClientCalls }
  const at = { baseUrl, ...(fetch && { fetch }) }
  const source = createHttpSource({ ...at, site: site.id })
  const write = around(createWrite({ ...at, ...place, headers: async () => csrfHeaders() }))
  return { write, host: createClientHost({ ...place, source, write, token }) }
}
