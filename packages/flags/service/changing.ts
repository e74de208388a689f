import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import type { FlagName } from '#config/flags.ts'
import { serviceLimits } from '#config/service-limits.ts'
import type { SiteId } from '#config/sites.ts'
import type { Clock } from '#models/site-clock.ts'
import { audienceOf } from './audience.ts'
import type {
  CellChange,
  ChangeRefusal,
  ChangeResult,
  FlagCell,
  FlagOwner,
  FlagService,
  FlagValue,
  ManyResult,
} from './flag-service.ts'
import { everybody, type FlagTable, isSameValue, siteOf } from './flag-table.ts'
import type { ChangeMessages } from './flag-webhook.ts'
import { mayChange, needsSecond } from './may-change.ts'
import type { NoteOwner } from './owner-parts.ts'
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
  readonly note: NoteOwner
}

/** Serializes changes of all processes, so that the history is in commit order. */
export const FLAGS_LOCK = 'flags'

/** PostgreSQL text cannot contain NUL. */
export const trimmedReason = (reason: string): string => reason.replaceAll('\0', '').trim()

export const reasonRefusal = (reason: string): 'reasonMissing' | 'reasonTooLong' | undefined =>
  reason === '' ? 'reasonMissing' : reason.length > serviceLimits.flags.reason ? 'reasonTooLong' : undefined

/** The value as stored, or why it does not fit the flag. */
function valueFor(
  table: FlagTable,
  flag: FlagName,
  { on, audience }: FlagValue,
): FlagValue | 'noAudience' | 'badAudience' {
  if (table.config(flag).reach === 'edition') return audience === null ? { on, audience } : 'noAudience'
  const storedAudience = audienceOf(audience ?? everybody)
  return storedAudience ? { on, audience: storedAudience } : 'badAudience'
}

interface CellValue {
  readonly flag: FlagName
  readonly site: SiteId
  readonly value: FlagValue
}

/** The wanted value of a cell, or why the owner may not set it. */
export function checkedCell(
  { table }: ChangeParts,
  wanted: Pick<CellChange, 'flag' | 'site' | 'value'>,
  by: FlagOwner,
): CellValue | ChangeRefusal {
  const flag = table.nameOf(wanted.flag)
  if (!flag) return 'unknownFlag'
  const site = siteOf(wanted.site)
  if (!site) return 'unknownSite'
  if (!mayChange(by, site)) return 'notAllowed'
  const value = valueFor(table, flag, wanted.value)
  return typeof value === 'string' ? value : { flag, site, value }
}

interface NewValue extends CellValue {
  readonly version: number
  readonly reason: string
}

export function checkedChange(
  parts: ChangeParts,
  change: CellChange,
  by: FlagOwner,
): NewValue | ChangeRefusal {
  const cell = checkedCell(parts, change, by)
  if (typeof cell === 'string') return cell
  const reason = trimmedReason(change.reason)
  return reasonRefusal(reason) ?? { ...cell, version: change.version, reason }
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

/**
 * One event for each changed cell; the reasons stay in the history. Values set already, conflicts and refusals for
 * another reason than rights are no events.
 */
export async function noteChange(
  { note }: ChangeParts,
  by: FlagOwner,
  event: 'flag.changed' | 'flag.undone',
  result: ChangeResult | ManyResult,
  refusedCell: { readonly subject?: string; readonly site?: SiteId | null } = {},
): Promise<void> {
  if (result.kind === 'refused' && result.why === 'notAllowed')
    await note(by, event, { outcome: 'refused', ...refusedCell })
  if (result.kind !== 'changed') return
  for (const { flag, site, value, version } of 'cell' in result ? [result.cell] : result.cells)
    await note(by, event, { site, subject: flag, details: { on: value.on, version } })
}

async function changed(parts: ChangeParts, change: CellChange, by: FlagOwner): Promise<ChangeResult> {
  const wanted = checkedChange(parts, change, by)
  if (typeof wanted === 'string') return refused(wanted)
  if (needsSecond(parts.table.config(wanted.flag), wanted.value)) return refused('secondNeeded')
  return changeOne(parts, wanted, by)
}

/** Setting the current value counts as a change: it confirms the value. */
export const createChanging = (parts: ChangeParts): Pick<FlagService, 'change'> => ({
  async change(change, by) {
    const result = await changed(parts, change, by)
    await noteChange(parts, by, 'flag.changed', result, {
      subject: change.flag,
      site: siteOf(change.site) ?? null,
    })
    return result
  },
})
