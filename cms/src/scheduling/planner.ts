import type { Payload, Where } from 'payload'
import { languages } from '../../../config/languages.ts'
import type { Language } from '../../../config/types.ts'
import { enqueueDelivery } from '../outbox/enqueue-delivery.ts'
import { JOBS, type PlanJob, type Planned, planJobs, plannedFor, plansIn } from '../outbox/plans.ts'
import { findRows } from '../outbox/rows.ts'
import { carryOut, idOf, inTransaction, isLasting, type PlanRefusal, rehearse } from './carry-out.ts'

/** Attempts, one per second, if the cause may pass. */
const TRIES = 60

interface Planner {
  /** Carries out due plans and records added or cancelled ones. */
  look(): Promise<void>
}

/**
 * Claims the plans of one document and carries them out in one transaction: a crash undoes everything, and
 * a second process finds nothing to do.
 */
function inOneGo(payload: Payload, jobs: readonly PlanJob[], planned: Planned): Promise<void> {
  return inTransaction(payload, async (req) => {
    for (const { id } of jobs) {
      const where: Where = { and: [{ id: { equals: id } }, { processing: { equals: false } }] }
      const mine = await payload.db.updateOne({
        collection: JOBS,
        where,
        data: { processing: true },
        options: { atomic: true },
        req,
      })
      if (!mine) return false
      await payload.db.deleteOne({ collection: JOBS, where: { id: { equals: id } }, req })
    }
    for (const { input } of jobs) await carryOut(req, input, planned)
    return true
  })
}

/** The reason in every language: its reader may have another than the user who scheduled. */
async function reasons(
  payload: Payload,
  { input }: PlanJob,
): Promise<Partial<Record<Language, PlanRefusal>>> {
  const refusals: Partial<Record<Language, PlanRefusal>> = {}
  for (const outcome of languages) {
    const refused = await rehearse(payload, input, outcome)
    if (refused) refusals[outcome] = refused
  }
  return refusals
}

async function noteFault(payload: Payload, job: PlanJob, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const totalTried = (job.totalTried ?? 0) + 1
  payload.logger.error({
    err: error,
    msg: `What was planned for ${plannedFor(job)?.collection} ${plannedFor(job)?.id} could not be done`,
  })
  const refusals = isLasting(error) ? await reasons(payload, job).catch(() => ({})) : {}
  const data = {
    totalTried,
    error: { message, refusals },
    hasError: isLasting(error) || totalTried >= TRIES,
    processing: false,
  }
  await payload.db.updateOne({ collection: JOBS, where: { id: { equals: job.id } }, data })
}

async function carryOutAll(payload: Payload, jobs: readonly PlanJob[], planned: Planned): Promise<void> {
  try {
    await inOneGo(payload, jobs, planned)
  } catch (error) {
    const [only] = jobs
    if (jobs.length === 1 && only) await noteFault(payload, only, error)
    else for (const job of jobs) await carryOutAll(payload, [job], planned)
  }
}

function byDocument(jobs: readonly PlanJob[]): Map<string, { planned: Planned; jobs: PlanJob[] }> {
  const all = new Map<string, { planned: Planned; jobs: PlanJob[] }>()
  for (const job of jobs) {
    const planned = plannedFor(job)
    if (!planned) continue
    const key = `${planned.collection}:${planned.id}`
    const entry = all.get(key) ?? { planned, jobs: [] }
    entry.jobs.push(job)
    all.set(key, entry)
  }
  return all
}

const enqueuePlanned = (payload: Payload, planned: Planned): Promise<void> =>
  inTransaction(payload, (req) =>
    enqueueDelivery(req, planned.collection, idOf(payload, planned)).then(() => true),
  )

/** Payload writes plans without hooks, so the plans that the sites know are compared with the stored ones. */
async function notePlans(payload: Payload, jobs: readonly PlanJob[]): Promise<void> {
  const planned = byDocument(jobs)
  const rows = await findRows(
    { payload },
    { and: [{ document: { exists: true } }, { plans: { exists: true } }] },
  )
  const known = new Map(rows.map((row) => [`${row.source}:${row.document}`, JSON.stringify(row.plans ?? [])]))
  for (const [key, text] of known) {
    const entry = planned.get(key)
    if (JSON.stringify(entry ? plansIn(entry.jobs) : []) === text) planned.delete(key)
    else if (!entry)
      planned.set(key, {
        planned: { collection: key.slice(0, key.indexOf(':')), id: key.slice(key.indexOf(':') + 1) },
        jobs: [],
      })
  }
  for (const entry of planned.values()) await enqueuePlanned(payload, entry.planned)
}

export function createPlanner(payload: Payload): Planner {
  let seen: string | undefined
  return {
    async look() {
      const now = Date.now()
      const jobs = await planJobs({ payload })
      const due = jobs.filter(({ waitUntil }) => !waitUntil || Date.parse(waitUntil) <= now)
      for (const entry of byDocument(due).values()) await carryOutAll(payload, entry.jobs, entry.planned)
      const left = due.length > 0 ? await planJobs({ payload }) : jobs
      const text = JSON.stringify(left.map(({ id, waitUntil, input }) => [id, waitUntil, input]))
      if (text === seen) return
      await notePlans(payload, left)
      seen = text
    },
  }
}
