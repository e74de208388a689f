import { mostEntries } from '@marquee/kit/caches/most-entries.ts'
import { MalformedError, NotFoundError, UnavailableError } from '@marquee/kit/http/errors.ts'
import { LRUCache } from 'lru-cache'
import { createTextSharing } from '#models/shared-values.ts'
import { type Call, type Params, tagsOf } from './call.ts'
import type { SourceResponse } from './source.ts'

export interface Entry {
  readonly outcome:
    | { readonly found: true; readonly result: SourceResponse<unknown> }
    | { readonly found: false; readonly error: NotFoundError }
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly purged: boolean
}

export interface ResponseStore {
  readonly get: (key: string) => Entry | undefined
  readonly refresh: (key: string, call: Call, params: Params) => Promise<Entry>
  /** The entry is fresh again. */
  readonly renew: (key: string, entry: Entry) => Entry
  readonly purge: (tags: readonly string[]) => void
}

interface Refusal {
  readonly error: MalformedError
  readonly tags: readonly string[]
  /** Milliseconds since the epoch. */
  readonly until: number
}

/** A response that is too large or malformed is rarely mended by the next request. In milliseconds. */
const REFUSED_FOR = 10_000
const MAX_REFUSALS = 1_000

/** Bytes of a parsed response in memory, measured: of one of no length, and per byte as sent. */
const [overhead, parsed] = [6_000, 1]

const shareTexts = createTextSharing()

/** Models by call and version. Most schedules are the same in every language. */
const models = new Map<string, WeakRef<object>>()
const MOST_MODELS = 20_000

/** One model for responses of equal bytes. */
function sharedModel({ path }: Call, { model, version }: SourceResponse<unknown>): unknown {
  if (typeof model !== 'object' || model === null) return model
  const key = `${path} ${version}`
  const known = models.get(key)?.deref()
  if (known) return known
  if (models.size >= MOST_MODELS) models.clear()
  models.set(key, new WeakRef(shareTexts(model)))
  return model
}

/** Version of what is stored, unless it was purged. */
export const versionOf = (entry: Entry | undefined): string | undefined =>
  entry?.outcome.found && !entry.purged ? entry.outcome.result.version : undefined

/** `known` stands if the response is undefined. */
async function outcomeOf(
  response: Promise<SourceResponse<unknown> | undefined>,
  known: Entry | undefined,
  share: (result: SourceResponse<unknown>) => unknown,
): Promise<Entry['outcome']> {
  try {
    const result = await response
    if (result) return { found: true, result: { ...result, model: share(result) } }
    if (known) return known.outcome
    throw new UnavailableError('unchanged, but not known')
  } catch (error) {
    if (error instanceof NotFoundError) return { found: false, error }
    throw error
  }
}

/** Parsed responses of several sources, of which the least recently used ones go first. */
export type ResponseMemory = LRUCache<string, Entry>

/** `maxBytes` of memory, for all sources together. */
export const createResponseMemory = (maxBytes: number): ResponseMemory =>
  new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ outcome }) => overhead + (outcome.found ? parsed * outcome.result.bytes : 0),
  })

interface ResponseStoreOptions {
  readonly read: (
    call: Call,
    params: Params,
    version: string | undefined,
  ) => Promise<SourceResponse<unknown> | undefined>
  readonly clock: () => number
  readonly memory: ResponseMemory
  /** `hasHashes` of the source. */
  readonly hasHashes: boolean
  /** Tells the responses of this source from those of others in the same memory. */
  readonly owner: string
}

/**
 * The responses of one source. After a MalformedError the same call fails for ten seconds without a request, unless it is
 * purged.
 */
export function createResponseStore({
  read,
  hasHashes,
  clock,
  memory,
  owner,
}: ResponseStoreOptions): ResponseStore {
  const running = new Map<string, Promise<Entry>>()
  const refusals = new LRUCache<string, Refusal>(mostEntries(MAX_REFUSALS))
  const prefix = `${owner} `
  let purges = 0

  async function request(key: string, call: Call, params: Params): Promise<Entry> {
    const refusal = refusals.get(key)
    if (refusal && clock() < refusal.until) throw refusal.error
    const purgesBefore = purges
    const known = memory.get(prefix + key)
    const tags = shareTexts(tagsOf(call, params))
    const share = (result: SourceResponse<unknown>) =>
      hasHashes ? sharedModel(call, result) : shareTexts(result.model)
    const outcome = await outcomeOf(read(call, params, versionOf(known)), known, share).catch((error) => {
      if (error instanceof MalformedError && purges === purgesBefore)
        refusals.set(key, { error, tags, until: clock() + REFUSED_FOR })
      throw error
    })
    // A purge during the request may concern this response.
    const entry = { outcome, tags, at: clock(), purged: purges !== purgesBefore }
    memory.set(prefix + key, entry)
    return entry
  }

  return {
    get: (key) => memory.get(prefix + key),
    renew: (key, entry) => {
      const renewed = { ...entry, at: clock() }
      memory.set(prefix + key, renewed)
      return renewed
    },
    refresh: (key, call, params) => {
      const already = running.get(key)
      if (already !== undefined) return already
      const mine = request(key, call, params).finally(() => running.delete(key))
      running.set(key, mine)
      return mine
    },
    purge: (tags) => {
      purges += 1
      const concerned = [...memory.entries()].filter(
        ([key, entry]) => key.startsWith(prefix) && entry.tags.some((tag) => tags.includes(tag)),
      )
      for (const [key, entry] of concerned) memory.set(key, { ...entry, purged: true })
      for (const [key, refusal] of refusals.entries())
        if (refusal.tags.some((tag) => tags.includes(tag))) refusals.delete(key)
    },
  }
}
