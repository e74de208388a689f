import { NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'
import { serviceLimits } from '#config/service-limits.ts'
import { inSpan, type SpanValues } from '../document/tracing.server.ts'
import { addressOf, type Call, type Params } from './call.ts'
import { type Guard, throughCircuit } from './circuit.ts'
import { beforeDeadline } from './page-wait.ts'
import {
  createResponseMemory,
  createResponseStore,
  type Entry,
  type ResponseMemory,
  versionOf,
} from './response-store.ts'
import type { ReadOptions, Source, SourceLog, SourceResponse } from './source.ts'

export interface CachedOptions {
  readonly site: string
  /** Milliseconds since the epoch. */
  readonly clock?: () => number
  readonly log?: SourceLog
  /** Default: its own. */
  readonly memory?: ResponseMemory
  /** Consecutive failures that open the circuit, and milliseconds that it stays open. */
  readonly breaker?: { readonly failures: number; readonly rest: number }
}

export interface CachedSource extends Source {
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

const [OK, NOT_FOUND] = [200, 404]

function statusOf(settled: PromiseSettledResult<unknown>): SpanValues {
  if (settled.status === 'fulfilled') return { 'http.response.status_code': OK }
  const { reason } = settled
  const status =
    reason instanceof NotFoundError ? NOT_FOUND : reason instanceof UnavailableError ? reason.status : null
  return status === null ? {} : { 'http.response.status_code': status }
}

const isFailure = (error: unknown) =>
  error instanceof UnavailableError && (error.status === null || error.status >= 500 || error.status === 429)

/**
 * Guards a source on the server. Responses to shared calls are cached as parsed models: fresh for 60 s, and again if the
 * source still has their version; else served stale while being refreshed, and for 24 h while the source fails or is slower than the caller's
 * deadline. Simultaneous requests share one call. "Not found" is cached for the fresh time, a malformed response for
 * ten seconds. Personal calls pass through the same circuit breaker.
 */
export function createCachedSource(source: Source, options: CachedOptions): CachedSource {
  const { site, clock = Date.now, log = () => {}, memory = createResponseMemory(defaultBytes) } = options
  const { guard, failingSince } = createGuard(options)
  const send = <R>(call: Call, request: () => Promise<R>) =>
    inSpan('upstream', { 'marquee.site': site, 'http.route': call.path }, () => guard(request), statusOf)
  const store = createResponseStore({
    read(call, params, version) {
      log({ kind: 'call', site, call: addressOf(call, params) ?? call.path })
      const { read, readNewer } = source
      return send<SourceResponse<unknown> | undefined>(call, () =>
        version === undefined || !readNewer ? read(call, params) : readNewer(call, params, version),
      )
    },
    hasHashes: source.hasHashes ?? false,
    clock,
    memory,
    owner: site,
  })

  async function load(key: string, call: Call, params: Params, deadline?: number): Promise<Found> {
    const fresh = async (until?: number): Promise<Found> => ({
      entry: await beforeDeadline(store.refresh(key, call, params), until),
      stale: false,
    })
    const cached = store.get(key)
    if (cached === undefined) return fresh(deadline)
    const age = (clock() - cached.at) / 1000
    if (age < serviceLimits.contentCache.fresh && !cached.purged) return { entry: cached, stale: false }
    const version = versionOf(cached)
    if (version !== undefined && source.isCurrent?.(call, params, version))
      return { entry: store.renew(key, cached), stale: false }
    const usable =
      cached.outcome.found && age < serviceLimits.contentCache.fresh + serviceLimits.contentCache.staleOnError
    if (!usable) return fresh(deadline)
    const old: Found = { entry: cached, stale: true }
    const orOld = (error: unknown): Found => {
      log({ kind: 'stale', site, call: key, reason: error instanceof Error ? error.message : String(error) })
      return old
    }
    if (cached.purged) return fresh(deadline).catch(orOld)
    void fresh().catch(orOld)
    return old
  }

  async function read<M>(
    call: Call<M>,
    params: Params,
    { deadline, ...sent }: ReadOptions = {},
  ): Promise<SourceResponse<NonNullable<M>>> {
    const address = addressOf(call, params)
    if (address === null) throw new NotFoundError(call.path)
    const due = source.isOwn ? undefined : deadline
    if (call.reach === 'personal' || Object.keys(sent).length > 0)
      return beforeDeadline(
        send(call, () => source.read(call, params, sent)),
        due,
      )
    const { entry, stale } = await load(`${call.path}#${address}`, call, params, due)
    if (!entry.outcome.found) throw entry.outcome.error
    // The key names the call, so the cached model is of this call's type.
    return { ...(entry.outcome.result as SourceResponse<NonNullable<M>>), stale }
  }

  return { read, purge: store.purge, failingSince }
}

interface GuardedSource extends Pick<CachedSource, 'failingSince'> {
  readonly guard: Guard
}

function createGuard({
  site,
  log = () => {},
  clock = Date.now,
  breaker = defaultBreaker,
}: CachedOptions): GuardedSource {
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
  return { guard: throughCircuit(policy, site), failingSince: () => since }
}
