import { AsyncLocalStorage } from 'node:async_hooks'
import type { SiteFlagValues } from '@marquee/flags/evaluation/flag-evaluation.ts'
import { type FlagName, type FlagValues, flags } from '#config/flags.ts'
import { keysOf } from '#config/keys.ts'
import type { FlagPreview } from '../../document/boot.ts'
import type { ShownContent } from '../previews/content-previews.ts'

export interface SiteFlags extends SiteFlagValues {
  /** Set if chosen for one visitor; such pages are not cached. */
  readonly preview?: FlagPreview
  /** Set in a content preview. */
  readonly content?: ShownContent | undefined
}

const reading = new AsyncLocalStorage<Set<FlagName>>()
const views = new WeakMap<FlagValues, FlagValues>()

/**
 * The same values; one view for one object. A feature read within `withDecisions` has decided something there.
 * Flags of reach `visitor` are left out: browsers decide them. As JSON, which every page has, no read counts.
 */
export function watchedFlags(values: FlagValues): FlagValues {
  const known = views.get(values)
  if (known) return known
  const view = Object.create(null, { toJSON: { value: () => values } }) as FlagValues
  for (const name of keysOf(values)) {
    const get = () => {
      if (flags[name]?.reach === 'edition') reading.getStore()?.add(name)
      return values[name]
    }
    Object.defineProperty(view, name, { enumerable: true, get })
  }
  views.set(values, view)
  views.set(view, view)
  return view
}

export interface Decided<Result> {
  readonly result: Result
  readonly decided: readonly FlagName[]
}

const lists = new Map<string, readonly FlagName[]>()

/** One list for all pages with the same features: there are few, and the cache keeps thousands of pages. */
function listOf(names: ReadonlySet<FlagName>): readonly FlagName[] {
  const list = [...names].sort()
  const key = list.join()
  const known = lists.get(key) ?? list
  lists.set(key, known)
  return known
}

export async function withDecisions<Result>(work: () => Promise<Result> | Result): Promise<Decided<Result>> {
  const names = new Set<FlagName>()
  const result = await reading.run(names, work)
  return { result, decided: listOf(names) }
}
