import { recordOf } from '#config/keys.ts'
import type { SkippedItem } from '#models/skipped-items.ts'
import { type Call, type Params, tagsOf } from './call.ts'
import { type CallName, callNames, contract, type ModelOf, type ParamsOf } from './contract.ts'
import type { ReadOptions, Source } from './source.ts'

export interface Result {
  readonly call: CallName
  readonly tags: readonly string[]
  readonly stale: boolean
  readonly skipped: readonly SkippedItem[]
}

export interface ContentApiOptions {
  readonly source: Source
  readonly onResult?: (result: Result) => void
}

/**
 * One function per GET call of the contract. Each throws NotFoundError, GoneError,
 * UnavailableError or MalformedError.
 */
export type ContentApi = {
  readonly [Name in CallName]: (params: ParamsOf<Name>, options?: ReadOptions) => Promise<ModelOf<Name>>
}

/**
 * Cheap: create one per request, so that `onResult` receives the calls of one page. The source
 * lives as long as the process.
 */
export function createContentApi({ source, onResult = () => {} }: ContentApiOptions): ContentApi {
  async function request(
    name: CallName,
    call: Call,
    params: Params,
    options?: ReadOptions,
  ): Promise<unknown> {
    const { model, skipped, stale } = await source.read(call, params, options)
    onResult({ call: name, tags: tagsOf(call, params), stale, skipped })
    return model
  }

  // TypeScript cannot relate each function to its name's call.
  return recordOf(
    callNames,
    (name) => (params: Params, options?: ReadOptions) => request(name, contract[name], params, options),
  ) as ContentApi
}
