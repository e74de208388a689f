import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import type { FlagName } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import { audienceOf } from './audience.ts'
import type {
  ChangeRefusal,
  ChangeResult,
  FlagCell,
  FlagOwner,
  FlagService,
  FlagValue,
} from './flag-service.ts'
import { everybody, type FlagTable, isSameValue, siteOf } from './flag-table.ts'
import type { ChangeMessages } from './flag-webhook.ts'
import { mayChange, needsSecond } from './may-change.ts'
import { readCell, writeCell } from './store/cells.ts'
import type { ChangeSignals } from './store/change-signals.ts'
import type { FlagDatabase, FlagStore } from './store/flag-tables.ts'
import { lastEntryId, readEntriesAfter } from './store/history.ts'

export interface ChangeParts {
  readonly store: FlagStore
  readonly table: FlagTable
  readonly clock: Clock
  readonly signals: ChangeSignals
  /** Undefined: nobody is told. */
  readonly messages?: ChangeMessages | undefined
}

/** Serializes changes of all processes, so that the history is in commit order. */
export const FLAGS_LOCK = 'flags'

/** PostgreSQL text cannot contain NUL. */
export const trimmedReason = (reason: string): string => reason.replaceAll('\0', '').trim()

export const reasonRefusal = (reason: string): 'reasonMissing' | 'reasonTooLong' | undefined =>
  reason === '' ? 'reasonMissing' : reason.length > serviceLimits.flags.reason ? 'reasonTooLong' : undefined

/** The value as stored, or why it does not fit the flag. */
export function valueFor(
  table: FlagTable,
  flag: FlagName,
  { on, audience }: FlagValue,
): FlagValue | 'noAudience' | 'badAudience' {
  if (table.config(flag).reach === 'edition') return audience === null ? { on, audience } : 'noAudience'
  const storedAudience = audienceOf(audience ?? everybody)
  return storedAudience ? { on, audience: storedAudience } : 'badAudience'
}

export const refused = (why: ChangeRefusal): Extract<ChangeResult, { kind: 'refused' }> => ({
  kind: 'refused',
  why,
})

/** Nothing is written if one of the cells needs a second owner and was not approved. */
export async function changeCells(
  parts: ChangeParts,
  work: (db: FlagDatabase) => Promise<readonly FlagCell[]>,
  { approved = false }: { readonly approved?: boolean } = {},
): Promise<readonly FlagCell[]> {
  const { store, table, signals, messages } = parts
  let sites: readonly SiteId[] = []
  const cells = await withAdvisoryLock(store, FLAGS_LOCK, async (db) => {
    const before = messages ? await lastEntryId(db) : 0
    const changed = await work(db)
    const alone = changed.find(({ flag, value }) => !approved && needsSecond(table.config(flag), value))
    if (alone) throw new Error(`${alone.flag} needs a second owner`)
    sites = [...new Set(changed.map(({ site }) => site))]
    if (sites.length > 0) await signals.announce(db, sites)
    if (sites.length > 0) await messages?.changed(db, await readEntriesAfter(db, table, before))
    return changed
  })
  if (sites.length > 0) {
    messages?.wake()
    await signals.committed(sites)
  }
  return cells
}

/** The result of a change by an owner who saw another version of the cell. */
export const outdated = (cell: FlagCell, value: FlagValue) =>
  ({ kind: isSameValue(cell.value, value) ? 'same' : 'conflict', cell }) as const

interface NewValue {
  readonly flag: FlagName
  readonly site: SiteId
  readonly value: FlagValue
  readonly version: number
  readonly reason: string
}

async function changeOne(
  parts: ChangeParts,
  { flag, site, value, version, reason }: NewValue,
  by: FlagOwner,
): Promise<ChangeResult> {
  let result: ChangeResult | undefined
  await changeCells(parts, async (db) => {
    const before = await readCell(db, parts.table, flag, site)
    if (before.version !== version) {
      result = outdated(before, value)
      return []
    }
    const cell = await writeCell(db, before, value, {
      at: new Date(parts.clock()).toISOString(),
      by: by.name,
      reason,
      undoes: null,
    })
    result = { kind: 'changed', cell }
    return [cell]
  })
  if (!result) throw new Error('A change without a result')
  return result
}

/** Setting the current value counts as a change: it confirms the value. */
export function createChanging(parts: ChangeParts): Pick<FlagService, 'change'> {
  const { table } = parts
  return {
    async change(change, by) {
      const flag = table.nameOf(change.flag)
      if (!flag) return refused('unknownFlag')
      const site = siteOf(change.site)
      if (!site) return refused('unknownSite')
      if (!mayChange(by, site)) return refused('notAllowed')
      const reason = trimmedReason(change.reason)
      const why = reasonRefusal(reason)
      if (why) return refused(why)
      const value = valueFor(table, flag, change.value)
      if (typeof value === 'string') return refused(value)
      if (needsSecond(table.config(flag), value)) return refused('secondNeeded')
      return changeOne(parts, { flag, site, value, version: change.version, reason }, by)
    },
  }
}
