import { AsyncLocalStorage } from 'node:async_hooks'
import { visitorAddress } from '@marquee/kit/http/visitor-address.ts'
import type { Env } from './env/env.ts'
import { pageTime } from './pages/page-time.ts'
import type { Handler } from './server-parts.ts'

interface CurrentRequest {
  readonly id: string
  readonly address: string | undefined
  /** `performance.now()` up to which it waits for content APIs and providers. */
  readonly deadline: number
}

const current = new AsyncLocalStorage<CurrentRequest>()

/** Undefined outside of a request that `asCurrentRequest` handles. */
export const currentRequest = (): CurrentRequest | undefined => current.getStore()

/** The deadline of the request that is being handled; other work has its own from now on. */
export const currentDeadline = (env: Pick<Env, 'NODE_ENV' | 'PAGE_WAIT_MS'>): number =>
  currentRequest()?.deadline ?? performance.now() + pageTime(env).sources

/** Whatever the handler calls may read the request's id and address, for the audit log, and its deadline. */
export const asCurrentRequest =
  <Visited>(respond: Handler<Visited>): Handler<Visited> =>
  (parts, exchange, visited, pathname) => {
    const { env } = parts.options
    const address = visitorAddress(exchange, env.TRUST_PROXY)
    const deadline = exchange.startedAt + pageTime(env).sources
    return current.run({ id: exchange.requestId, address, deadline }, () =>
      respond(parts, exchange, visited, pathname),
    )
  }
