import { randomUUID } from 'node:crypto'
import type { AuditEvent } from '@marquee/kit/audit/audit-log.ts'
import { withAdvisoryLock } from '@marquee/kit/database/advisory-lock.ts'
import { serviceLimits } from '#config/service-limits.ts'
import { sites } from '#config/sites.ts'
import { instantOf } from '#models/site-clock.ts'
import type { LocalTime } from '#models/time.ts'
import { type ChangeParts, FLAGS_LOCK, reasonRefusal, trimmedReason } from '../changing.ts'
import { type NewCell, newCells } from '../changing-many.ts'
import type {
  CallOffResult,
  FlagOwner,
  FlagService,
  NewScheduledChange,
  ScheduleRefusal,
  ScheduleResult,
} from '../flag-service.ts'
import { siteOf } from '../flag-table.ts'
import { mayChange } from '../may-change.ts'
import type { FlagDatabase } from '../store/flag-tables.ts'
import {
  endedScheduledRows,
  insertScheduled,
  openScheduledRows,
  type ScheduledRow,
  scheduledById,
  scheduledOfBatch,
  toScheduled,
  updateScheduled,
} from '../store/scheduled-changes.ts'

const DAY = 86_400_000
const { scheduledDays, endedScheduledDays } = serviceLimits.flags

const iso = (instant: number): string => new Date(instant).toISOString()

/** False for days that no month has. */
function isLocalTime(text: string): text is LocalTime {
  const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN
  return !Number.isNaN(instant) && iso(instant).slice(0, 16) === text
}

interface Times {
  readonly from: number
  readonly until: number | null
}

/** A repeated hour is its first on the site's clock; a skipped time is as much later as the clock goes forward. */
function timesOf(
  site: NewCell['site'],
  { from, until }: NewScheduledChange,
  now: number,
): Times | ScheduleRefusal {
  const { timeZone } = sites[site]
  const begin = instantOf(timeZone, from)
  const end = until === null ? null : instantOf(timeZone, until)
  if (begin <= now) return 'past'
  if (end !== null && end <= begin) return 'endsFirst'
  return Math.max(begin, end ?? 0) > now + scheduledDays * DAY ? 'tooFar' : { from: begin, until: end }
}

const isWithin = (instant: string, { starts_at: from, ends_at: until }: ScheduledRow) =>
  instant === from || (until !== null && instant > from && instant < until)

const overlap = (one: ScheduledRow, other: ScheduledRow) =>
  isWithin(one.starts_at, other) || isWithin(other.starts_at, one)

async function overlaps(db: FlagDatabase, rows: readonly ScheduledRow[]): Promise<boolean> {
  for (const row of rows) {
    const site = siteOf(row.site)
    const others = await openScheduledRows(db, { flag: row.flag, ...(site && { site }) })
    if (others.some((each) => overlap(each, row))) return true
  }
  return false
}

function rowOf(
  { flag, site, value }: NewCell,
  times: Times,
  note: { batch: string | null; reason: string; at: number; by: FlagOwner },
) {
  const from = iso(times.from)
  return {
    id: randomUUID(),
    batch: note.batch,
    flag,
    site,
    value: JSON.stringify(value),
    starts_at: from,
    ends_at: times.until === null ? null : iso(times.until),
    reason: note.reason,
    owner: note.by.id,
    made_by: note.by.name,
    made_at: iso(note.at),
    state: 'waiting',
    due_at: from,
    before: null,
    version: null,
    entry: null,
    outcome: null,
    outcome_at: null,
    called_off_by: null,
  } satisfies ScheduledRow
}

function rowsOf(parts: ChangeParts, wanted: NewScheduledChange, by: FlagOwner) {
  const cells = newCells(parts, wanted.values, by)
  if (typeof cells === 'string') return cells
  // The end of a scheduled change may switch on again, when no second owner is there.
  if (wanted.until !== null && cells.some(({ flag }) => parts.table.config(flag).fourEyes))
    return 'secondNeeded'
  const reason = trimmedReason(wanted.reason)
  const why = reasonRefusal(reason)
  if (why) return why
  if (!isLocalTime(wanted.from)) return 'badFrom'
  if (wanted.until !== null && !isLocalTime(wanted.until)) return 'badUntil'
  const at = parts.clock()
  const batch = cells.length > 1 ? randomUUID() : null
  const rows: ScheduledRow[] = []
  for (const cell of cells) {
    const times = timesOf(cell.site, wanted, at)
    if (typeof times === 'string') return times
    rows.push(rowOf(cell, times, { batch, reason, at, by }))
  }
  return rows
}

/** All or nothing. */
async function callOffRows(
  { clock }: ChangeParts,
  db: FlagDatabase,
  { rows, by }: { readonly rows: readonly ScheduledRow[]; readonly by: FlagOwner },
): Promise<CallOffResult> {
  const known = rows.flatMap((row) => {
    const site = siteOf(row.site)
    return site ? [{ row, site }] : []
  })
  if (known.length === 0) return 'unknown'
  const open = known.filter(({ row }) => row.state !== 'ended')
  if (!(open.length > 0 ? open : known).every(({ site }) => mayChange(by, site))) return 'notAllowed'
  if (open.length === 0) return 'ended'
  for (const { row } of open)
    await updateScheduled(db, row.id, {
      state: 'ended',
      due_at: null,
      outcome: 'calledOff',
      outcome_at: iso(clock()),
      called_off_by: by.name,
    })
  return 'calledOff'
}

async function schedule(
  parts: ChangeParts,
  wanted: NewScheduledChange,
  by: FlagOwner,
): Promise<ScheduleResult> {
  const rows = rowsOf(parts, wanted, by)
  if (typeof rows === 'string') return { kind: 'refused', why: rows }
  const isTaken = await withAdvisoryLock(parts.store, FLAGS_LOCK, async (db) => {
    if (await overlaps(db, rows)) return true
    if (rows.length > 0) await insertScheduled(db, rows)
    return false
  })
  if (isTaken) return { kind: 'refused', why: 'overlaps' }
  return { kind: 'scheduled', changes: rows.flatMap((row) => toScheduled(row) ?? []) }
}

async function callOff(
  parts: ChangeParts,
  by: FlagOwner,
  read: (db: FlagDatabase) => Promise<readonly ScheduledRow[]>,
  details: AuditEvent['details'],
): Promise<CallOffResult> {
  const result = await withAdvisoryLock(parts.store, FLAGS_LOCK, async (db) =>
    callOffRows(parts, db, { rows: await read(db), by }),
  )
  if (result === 'calledOff') await parts.note(by, 'flag.called-off', { details })
  if (result === 'notAllowed') await parts.note(by, 'flag.called-off', { outcome: 'refused', details })
  return result
}

/** Scheduled changes are run by `startScheduled`. */
export function createScheduledChanges(
  parts: ChangeParts,
): Pick<FlagService, 'schedule' | 'openScheduled' | 'endedScheduled' | 'callOff' | 'callOffAll'> {
  const { store, clock, note } = parts
  return {
    async schedule(wanted, by) {
      const result = await schedule(parts, wanted, by)
      if (result.kind === 'refused') {
        if (result.why === 'notAllowed') await note(by, 'flag.planned', { outcome: 'refused' })
        return result
      }
      for (const { id, batch, flag, site, value, from, until } of result.changes)
        await note(by, 'flag.planned', {
          site,
          subject: flag,
          details: { plan: id, ...(batch && { batch }), on: value.on, from, until: until ?? '' },
        })
      return result
    },
    openScheduled: async (query) =>
      (await openScheduledRows(store.read, query)).flatMap((row) => toScheduled(row) ?? []),
    async endedScheduled(query) {
      const rows = await endedScheduledRows(store.read, query, iso(clock() - endedScheduledDays * DAY))
      return rows.flatMap((row) => toScheduled(row) ?? [])
    },
    callOff: (id, by) =>
      callOff(parts, by, async (db) => [await scheduledById(db, id)].filter((row) => row !== undefined), {
        plan: id,
      }),
    callOffAll: (batch, by) => callOff(parts, by, (db) => scheduledOfBatch(db, batch), { batch }),
  }
}
