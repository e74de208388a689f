import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { serviceLimits } from '../../config/service-limits.ts'
import { addressOf, type Call, type Params } from './call.ts'
import { NotFoundError, UnavailableError } from './errors.ts'
import { createResponseStore, type Entry, type ResponseStore } from './response-store.ts'
import type { ReadOptions, Source, SourceLog, SourceResponse } from './source.ts'

export interface CachedOptions {
  readonly site: string
  /** Milliseconds since the epoch. */
  readonly clock?: () => number
  readonly log?: SourceLog
  /** Bound of the cache in bytes of memory. */
  readonly maxBytes?: number
  /** Consecutive failures that open the circuit, and milliseconds that it stays open. */
  readonly breaker?: { readonly failures: number; readonly rest: number }
}

export interface CachedSource extends Source, Pick<ResponseStore, 'size'> {
  /** Marks responses with one of these tags as stale; they are served only if the source fails. */
  readonly purge: (tags: readonly string[]) => void
  /** Epoch milliseconds since which the circuit has not been closed; undefined while it is. */
  readonly failingSince: () => number | undefined
}

interface Found {
  readonly entry: Entry
  readonly stale: boolean
}

const defaultBytes = 64_000_000
const defaultBreaker = { failures: 5, rest: 5_000 }

const isFailure = (error: unknown) =>
  error instanceof UnavailableError && (error.status === null || error.status >= 500 || error.status === 429)

/**
 * Guards a source on the server. Responses to shared calls are cached as parsed models: fresh for 60 s, then
 * served stale while being refreshed, and for 24 h while the source fails. Simultaneous requests share one
 * call. "Not found" is cached for the fresh time. Personal calls pass through the same circuit breaker.
 */
export function createCachedSource(source: Source, options: CachedOptions): CachedSource {
  const { site, clock = Date.now, log = () => {}, maxBytes = defaultBytes } = options
  const { guard, failingSince } = createGuard(options)
  const store = createResponseStore(
    (call, params) => {
      log({ kind: 'call', site, call: addressOf(call, params) ?? call.path })
      return guard(() => source.read(call, params))
    },
    clock,
    maxBytes,
  )

  async function load(key: string, call: Call, params: Params): Promise<Found> {
    const cached = store.get(key)
    if (cached === undefined) return { entry: await store.refresh(key, call, params), stale: false }
    const age = (clock() - cached.at) / 1000
    if (age < serviceLimits.contentCache.fresh && !cached.purged) return { entry: cached, stale: false }
    const request = store.refresh(key, call, params).then((entry): Found => ({ entry, stale: false }))
    const usable =
      cached.outcome.found && age < serviceLimits.contentCache.fresh + serviceLimits.contentCache.staleOnError
    if (!usable) return request
    const guarded = request.catch((error: unknown): Found => {
      log({ kind: 'stale', site, call: key, reason: error instanceof Error ? error.message : String(error) })
      return { entry: cached, stale: true }
    })
    return cached.purged ? guarded : { entry: cached, stale: true }
  }

  async function read<M>(
    call: Call<M>,
    params: Params,
    readOptions: ReadOptions = {},
  ): Promise<SourceResponse<NonNullable<M>>> {
    const address = addressOf(call, params)
    if (address === null) throw new NotFoundError(call.path)
    if (call.reach === 'personal' || Object.keys(readOptions).length > 0)
      return guard(() => source.read(call, params, readOptions))
    const { entry, stale } = await load(`${call.path}#${address}`, call, params)
    if (!entry.outcome.found) throw entry.outcome.error
    // The key names the call, so the cached model is of this call's type.
    return { ...(entry.outcome.result as SourceResponse<NonNullable<M>>), stale }
  }

  return { read, purge: store.purge, size: store.size, failingSince }
}

interface Guard extends Pick<CachedSource, 'failingSince'> {
  guard<T>(run: () => Promise<T>): Promise<T>
}

function createGuard({
  site,
  log = () => {},
  clock = Date.now,
  breaker = defaultBreaker,
}: CachedOptions): Guard {
  let since: number | undefined
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: breaker.rest,
    breaker: new ConsecutiveBreaker(breaker.failures),
  })
  policy.onStateChange((state) => {
    since = state === CircuitState.Closed ? undefined : (since ?? clock())
    log({
      kind: 'breaker',
      site,
      state:
        state === CircuitState.Closed ? 'closed' : state === CircuitState.HalfOpen ? 'half-open' : 'open',
    })
  })
  const guard: Guard['guard'] = (run) =>
    policy.execute(run).catch((error: unknown) => {
      throw error instanceof BrokenCircuitError
        ? new UnavailableError(`${site}: circuit open after repeated failures`, { cause: error })
        : error
    })
  return { guard, failingSince: () => since }
}
