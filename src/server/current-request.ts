import { AsyncLocalStorage } from 'node:async_hooks'
import type { Handler } from './server-parts.ts'
import { visitorAddress } from './visitor-address.ts'

interface CurrentRequest {
  readonly id: string
  readonly address: string | undefined
}

const current = new AsyncLocalStorage<CurrentRequest>()

/** Undefined outside of a request that `asCurrentRequest` handles. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore()

/** Whatever the handler calls may read the request's id and address, for the audit log. */
export const asCurrentRequest =
  <Place>(respond: Handler<Place>): Handler<Place> =>
  (parts, exchange, place, pathname) => {
    const address = visitorAddress(exchange, parts.options.env.TRUST_PROXY)
    return current.run({ id: exchange.requestId, address }, () => respond(parts, exchange, place, pathname))
  }
