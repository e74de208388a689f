import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import type { ContentStore } from '../content/store/content-store.ts'
import type { WriteCounts } from '../content/store/item-writer.ts'
import { DEMO, EDITORS } from '../content/store/source-switch.ts'
import type { ImportFault } from './accepted-items.ts'
import { apply } from './apply.ts'
import { collect } from './collect.ts'
import { openJournal } from './journal.ts'
import { ImportError, type OutsideSource } from './outside-source.ts'

export interface ImportOptions {
  readonly store: ContentStore
  readonly site: SiteId
  readonly outside: OutsideSource
  /** Name of the source; a later import under the same name updates its rows. */
  readonly source: string
  readonly keepDemo?: boolean
  readonly concurrency?: number
  readonly now?: Clock
  readonly onProgress?: (done: number, total: number) => void
  readonly onResume?: (responses: number, startedAt: string) => void
}

export interface ImportSummary {
  readonly items: WriteCounts
  readonly showtimes: WriteCounts
  readonly faults: readonly ImportFault[]
  readonly demoHidden: boolean
}

/** Idempotent; an interrupted run resumes, and nothing is visible before the end. */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const { store, site, source, outside } = options
  if (source === DEMO || source === EDITORS || !/^[a-z0-9][a-z0-9.-]{0,60}$/.test(source)) {
    throw new ImportError(
      `"${source}" cannot name a source: use small letters, digits, dots and hyphens, and neither "${DEMO}" nor "${EDITORS}".`,
    )
  }
  const now = options.now ?? Date.now
  const journal = await openJournal({ store, site, source, outside, now })
  if (journal.resumed > 0) options.onResume?.(journal.resumed, journal.startedAt)
  const faults = new Map<string, ImportFault>()
  const report = (fault: ImportFault) => void faults.set(`${fault.call} ${fault.path} ${fault.reason}`, fault)
  const progress = options.onProgress ?? (() => {})
  try {
    const collected = await collect({
      site,
      journal,
      concurrency: options.concurrency ?? 6,
      report,
      progress,
    })
    await journal.flush()
    const applied = await apply(collected, {
      store,
      site,
      source,
      journal,
      keepDemo: options.keepDemo ?? false,
      report,
    })
    await store.announce({ site, tags: ['*'] })
    return { ...applied, faults: [...faults.values()] }
  } finally {
    await journal.flush()
  }
}
