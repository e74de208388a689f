import type { SkippedItem } from '#models/skipped-items.ts'
import type { Call, Params } from './call.ts'

export interface SourceResponse<M> {
  readonly model: M
  readonly skipped: readonly SkippedItem[]
  readonly bytes: number
  /** Past its fresh time: being refreshed, or the source fails. */
  readonly stale: boolean
  /** Names the state that the response shows; absent if the source does not say. */
  readonly version?: string
}

export interface ReadOptions {
  readonly headers?: Readonly<Record<string, string>>
  /** `include` sends cookies to another host of ours. */
  readonly credentials?: RequestCredentials
  /** `performance.now()` at which the caller stops waiting. The call continues and fills the cache. */
  readonly deadline?: number
}

/**
 * Answers the calls of the contract. Throws only NotFoundError, GoneError,
 * UnavailableError or MalformedError.
 */
export interface Source {
  readonly read: <M>(
    call: Call<M>,
    params: Params,
    options?: ReadOptions,
  ) => Promise<SourceResponse<NonNullable<M>>>
  /** A service of this process responds: a caller who gives up would not spare the work, so each waits as long as it takes. */
  readonly isOwn?: boolean
  /** Versions are hashes: responses of one version have equal bytes, whatever their address. */
  readonly hasHashes?: boolean
  /** As `read`; undefined if the response still has `version`. */
  readonly readNewer?: <M>(
    call: Call<M>,
    params: Params,
    version: string,
  ) => Promise<SourceResponse<NonNullable<M>> | undefined>
  /** True while the response still has `version`; sources that know it without a request have this. */
  readonly isCurrent?: (call: Call, params: Params, version: string) => boolean
}

export type SourceEvent =
  | {
      readonly kind: 'read'
      readonly site: string
      readonly call: string
      /** Entries of lists and maps, with those skipped. */
      readonly items: number
      readonly skipped: number
    }
  | {
      readonly kind: 'drops'
      readonly site: string
      readonly call: string
      readonly count: number
      readonly drops: readonly SkippedItem[]
    }
  | { readonly kind: 'malformed'; readonly site: string; readonly call: string; readonly reason: string }
  | { readonly kind: 'stale'; readonly site: string; readonly call: string; readonly reason: string }
  | { readonly kind: 'call'; readonly site: string; readonly call: string }
  | { readonly kind: 'breaker'; readonly site: string; readonly state: 'open' | 'half-open' | 'closed' }

export type SourceLog = (event: SourceEvent) => void
