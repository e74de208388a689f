import { startRepeating } from '@marquee/kit/delivery/repeated.ts'
import { readValue } from '../audience.ts'
import { type ChangeParts, changeCells } from '../changing.ts'
import type { FlagCell, FlagOwner, FlagValue, ScheduledOutcome } from '../flag-service.ts'
import { isSameValue, ofReach, siteOf } from '../flag-table.ts'
import { mayChange, needsSecond } from '../may-change.ts'
import { readCell, writeCell } from '../store/cells.ts'
import type { FlagDatabase } from '../store/flag-tables.ts'
import { lastEntryId } from '../store/history.ts'
import { ownerById, toOwner } from '../store/owners.ts'
import {
  dueScheduledIds,
  type ScheduledRow,
  scheduledById,
  stepBatch,
  updateScheduled,
} from '../store/scheduled-changes.ts'

/** Milliseconds. */
const EVERY = 2_000
/** Milliseconds until a feature counts as gone: during a deployment, processes of both versions run. */
const GONE_AFTER = 600_000

export interface ScheduledRunParts extends ChangeParts {
  readonly onError: (error: unknown, message: string) => void
}

interface Step {
  readonly outcome: ScheduledOutcome
  /** Undefined if nothing was written. */
  readonly cell?: FlagCell
}

interface At {
  readonly db: FlagDatabase
  readonly row: ScheduledRow
  readonly now: string
}

/** The owner with the rights of now. */
async function schedulingOwner({ db, row }: At): Promise<FlagOwner | undefined> {
  const owner = await ownerById(db, row.owner)
  return owner && toOwner(owner)
}

async function write({ table }: ChangeParts, at: At, before: FlagCell, wanted: FlagValue): Promise<Step> {
  const { db, row, now } = at
  const value = ofReach(table.config(before.flag), wanted)
  if (needsSecond(table.config(before.flag), value)) return { outcome: 'notAllowed' }
  const cell = await writeCell(db, before, value, {
    at: now,
    by: row.made_by,
    reason: row.reason,
    undoes: row.entry,
    batch: stepBatch(row),
    scheduled: row.id,
  })
  return { outcome: isSameValue(before.value, value) ? 'same' : 'changed', cell }
}

async function begin(parts: ChangeParts, at: At, before: FlagCell): Promise<Step> {
  const { db, row, now } = at
  if (row.ends_at !== null && row.ends_at <= now) return { outcome: 'missed' }
  const owner = await schedulingOwner(at)
  if (!owner || !mayChange(owner, before.site)) return { outcome: 'notAllowed' }
  const step = await write(parts, at, before, readValue(row.value))
  if (!step.cell) return step
  await updateScheduled(db, row.id, {
    before: JSON.stringify(before.value),
    version: before.version + 1,
    entry: await lastEntryId(db),
  })
  return step
}

/** Whoever may not switch any more: the end belongs to what was allowed at the beginning. */
const end = async (parts: ChangeParts, at: At, before: FlagCell): Promise<Step> =>
  before.version === at.row.version && at.row.before !== null
    ? write(parts, at, before, readValue(at.row.before))
    : { outcome: 'superseded' }

/** Undefined while the feature may be one of a newer version. */
async function stepOf(parts: ChangeParts, at: At): Promise<Step | undefined> {
  const { db, row, now } = at
  const flag = parts.table.nameOf(row.flag)
  const site = siteOf(row.site)
  if (!flag || !site) {
    const isGone = Date.parse(now) - Date.parse(row.due_at ?? now) >= GONE_AFTER
    return isGone ? { outcome: 'unknownFlag' } : undefined
  }
  const cell = await readCell(db, parts.table, flag, site)
  return row.state === 'waiting' ? begin(parts, at, cell) : end(parts, at, cell)
}

async function noteStep({ note }: ChangeParts, row: ScheduledRow, { outcome, cell }: Step): Promise<void> {
  const about = { site: siteOf(row.site) ?? null, subject: row.flag }
  const by = { id: row.owner, name: row.made_by }
  if (cell)
    await note(by, 'flag.changed', {
      ...about,
      details: { on: cell.value.on, version: cell.version, plan: row.id },
    })
  else
    await note(by, 'flag.plan-refused', {
      ...about,
      outcome: 'refused',
      details: { plan: row.id, why: outcome },
    })
}

interface Done {
  readonly row: ScheduledRow
  readonly step: Step
}

async function runStep(parts: ScheduledRunParts, db: FlagDatabase, id: string): Promise<Done | undefined> {
  const row = await scheduledById(db, id)
  const now = new Date(parts.clock()).toISOString()
  if (row?.due_at == null || row.due_at > now) return undefined
  const step = await stepOf(parts, { db, row, now })
  if (!step) return undefined
  const runsOn = row.state === 'waiting' && step.cell !== undefined && row.ends_at !== null
  await updateScheduled(db, id, {
    state: runsOn ? 'running' : 'ended',
    due_at: runsOn ? row.ends_at : null,
    outcome: step.outcome,
    outcome_at: now,
  })
  return { row, step }
}

/** Exactly once: the lock of all changes is held from the look at the scheduled changes until their steps are written. */
async function runChange(parts: ScheduledRunParts, ids: readonly string[]): Promise<void> {
  let done: readonly Done[] = []
  await changeCells(parts, async (db) => {
    const steps: Done[] = []
    for (const id of ids) {
      const step = await runStep(parts, db, id)
      if (step) steps.push(step)
    }
    done = steps
    return steps.flatMap(({ step: { cell } }) => cell ?? [])
  })
  for (const { row, step } of done) await noteStep(parts, row, step)
}

/** Runs what is due, in every process. A failed step is tried again. */
export async function runDueChanges(parts: ScheduledRunParts): Promise<void> {
  const { store, clock, onError } = parts
  try {
    for (const ids of await dueScheduledIds(store.read, new Date(clock()).toISOString()))
      await runChange(parts, ids).catch((error: unknown) => onError(error, 'a scheduled change failed'))
  } catch (error) {
    onError(error, 'scheduled changes cannot be read')
  }
}

/** Scheduled changes run at once, and every two seconds. */
export function startScheduled(parts: ScheduledRunParts): Pick<ReturnType<typeof startRepeating>, 'stop'> {
  const repeated = startRepeating(() => runDueChanges(parts), EVERY)
  void repeated.run()
  return repeated
}
