import { attachToken, clientCalls } from '../../api/token-attach.ts'
import { readBoot } from '../../document/boot.ts'

/** A fetch that attaches the client's bearer to the calls of the site's client host. */
export const bearerFetch = (
  clientHref: string,
  token: () => Promise<string | null>,
): typeof globalThis.fetch =>
  attachToken({ allowed: clientCalls(new URL(clientHref).origin, readBoot().site.languages), token })
