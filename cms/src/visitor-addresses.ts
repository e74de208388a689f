import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { type TrustedProxies, visitorAddress } from '@marquee/kit/http/visitor-address.ts'

const ARRIVAL = 'http.server.request.start'
const HEADER = 'x-forwarded-for'

/**
 * Writes into the header of every request of this process whom the settings let us believe, until the returned function is
 * called: Next passes on no socket, and whatever a client writes there.
 */
export function stampAddresses(trusted: TrustedProxies): () => void {
  const stamp = (message: unknown) => {
    const { headers, socket } = (message as { readonly request: IncomingMessage }).request
    const header = (name: string) => headers[name]?.toString()
    headers[HEADER] = visitorAddress({ header, remoteAddress: socket.remoteAddress }, trusted) ?? ''
  }
  subscribe(ARRIVAL, stamp)
  return () => void unsubscribe(ARRIVAL, stamp)
}

/** The address that the process has stamped; undefined without a web server. */
export const stampedAddress = ({ headers }: { readonly headers: Headers }): string | undefined =>
  headers.get(HEADER) || undefined
