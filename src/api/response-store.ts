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
  readonly size: () => { readonly entries: number; readonly bytes: number }
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

/** Version of what is stored, unless it was purged. */
export const versionOf = (entry: Entry | undefined): string | undefined =>
  entry?.outcome.found && !entry.purged ? entry.outcome.result.version : undefined

/** `known` stands if the response is undefined. */
async function outcomeOf(
  response: Promise<SourceResponse<unknown> | undefined>,
  known: Entry | undefined,
): Promise<Entry['outcome']> {
  try {
    const result = await response
    if (result) return { found: true, result: { ...result, model: shareTexts(result.model) } }
    if (known) return known.outcome
    throw new UnavailableError('unchanged, but not known')
  } catch (error) {
    if (error instanceof NotFoundError) return { found: false, error }
    throw error
  }
}

/**
 * An LRU cache of parsed responses, bounded in bytes of memory. After a MalformedError the same call fails for ten
 * seconds without a request, unless it is purged.
 */
export function createResponseStore(
  read: (
    call: Call,
    params: Params,
    version: string | undefined,
  ) => Promise<SourceResponse<unknown> | undefined>,
  clock: () => number,
  maxBytes: number,
): ResponseStore {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ outcome }) => overhead + (outcome.found ? parsed * outcome.result.bytes : 0),
  })
  const running = new Map<string, Promise<Entry>>()
  const refusals = new LRUCache<string, Refusal>({ max: MAX_REFUSALS })
  let purges = 0

  async function request(key: string, call: Call, params: Params): Promise<Entry> {
    const refusal = refusals.get(key)
    if (refusal && clock() < refusal.until) throw refusal.error
    const purgesBefore = purges
    const known = entries.get(key)
    const outcome = await outcomeOf(read(call, params, versionOf(known)), known).catch((error) => {
      if (error instanceof MalformedError && purges === purgesBefore)
        refusals.set(key, { error, tags: tagsOf(call, params), until: clock() + REFUSED_FOR })
      throw error
    })
    // A purge during the request may concern this response.
    const entry = { outcome, tags: tagsOf(call, params), at: clock(), purged: purges !== purgesBefore }
    entries.set(key, entry)
    return entry
  }

  return {
    get: (key) => entries.get(key),
    renew: (key, entry) => {
      const renewed = { ...entry, at: clock() }
      entries.set(key, renewed)
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
      const concerned = [...entries.entries()].filter(([, entry]) =>
        entry.tags.some((tag) => tags.includes(tag)),
      )
      for (const [key, entry] of concerned) entries.set(key, { ...entry, purged: true })
      for (const [key, refusal] of refusals.entries())
        if (refusal.tags.some((tag) => tags.includes(tag))) refusals.delete(key)
    },
    size: () => ({ entries: entries.size, bytes: entries.calculatedSize }),
  }
}
