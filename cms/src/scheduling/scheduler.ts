import type { Payload, Where } from 'payload'
import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { enqueueDelivery } from '../outbox/enqueue-delivery.ts'
import {
  JOBS,
  type PlanJob,
  type Planned,
  planJobs,
  plannedFor,
  plansIn,
  plansOfRelease,
} from '../outbox/plans.ts'
import { findRows } from '../outbox/rows.ts'
import { carryOut, idOf, inTransaction, isLasting, type PlanRefusal, rehearse } from './carry-out.ts'
import { lockRelease, noteReleased } from './release-rows.ts'
import { schedulingTexts } from './texts.ts'

/** Attempts, one per second, if the cause may pass. */
const TRIES = 60

interface Planner {
  /** Carries out due plans and records added or cancelled ones. */
  look(): Promise<void>
}

/** Plans that are carried out together: those of a document, or of a release. */
interface Together {
  readonly release: number | string | undefined
  readonly jobs: readonly PlanJob[]
}

/**
 * Claims plans and carries them out in one transaction: a crash undoes everything, and a second process
 * finds nothing to do.
 */
function inOneGo(payload: Payload, { release, jobs }: Together): Promise<void> {
  return inTransaction(payload, async (req) => {
    if (release !== undefined) {
      await lockRelease(req, release)
      if ((await plansOfRelease(req, release)).length !== jobs.length) return false
    }
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
    for (const job of jobs) {
      const planned = plannedFor(job)
      if (planned) await carryOut(req, job.input, planned)
    }
    if (release !== undefined) await noteReleased(req, release)
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
    const refused = await rehearse(payload, { input, uiLanguage: outcome })
    if (refused) refusals[outcome] = refused
  }
  return refusals
}

/** The refusal of those documents of a release that nothing is wrong with. */
const becauseOfOthers = Object.fromEntries(
  languages.map((language) => [
    language,
    { message: schedulingTexts.t(language)('becauseOfOthers'), issues: [] },
  ]),
)

async function noteFault(payload: Payload, job: PlanJob, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const totalTried = (job.totalTried ?? 0) + 1
  payload.logger.error({
    err: error,
    msg: `What was planned for ${plannedFor(job)?.collection} ${plannedFor(job)?.id} could not be done`,
  })
  const own = isLasting(error) ? await reasons(payload, job).catch(() => ({})) : {}
  const refusals = job.input.release && Object.keys(own).length === 0 ? becauseOfOthers : own
  const data = {
    totalTried,
    error: { message, refusals },
    hasError: isLasting(error) || totalTried >= TRIES,
    processing: false,
  }
  await payload.db.updateOne({ collection: JOBS, where: { id: { equals: job.id } }, data })
}

async function carryOutAll(payload: Payload, { release, jobs }: Together): Promise<void> {
  try {
    await inOneGo(payload, { release, jobs })
  } catch (error) {
    if (jobs.length === 1 || release !== undefined)
      for (const job of jobs) await noteFault(payload, job, error)
    else for (const job of jobs) await carryOutAll(payload, { release, jobs: [job] })
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

/** Due plans by release, otherwise by document. Of a release that failed none is due. */
function dueTogether(jobs: readonly PlanJob[], now: number): Together[] {
  const due = jobs.filter(({ waitUntil }) => !waitUntil || Date.parse(waitUntil) <= now)
  const releases = Map.groupBy(
    due.filter(({ input }) => input.release),
    ({ input }) => input.release?.id,
  )
  return [
    ...[...byDocument(due.filter(({ input }) => !input.release)).values()].map((entry) => ({
      release: undefined,
      jobs: entry.jobs,
    })),
    ...[...releases].map(([release, own]) => ({ release, jobs: own })),
  ]
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
      const due = dueTogether(jobs, now)
      for (const together of due) await carryOutAll(payload, together)
      const left = due.length > 0 ? await planJobs({ payload }) : jobs
      const text = JSON.stringify(left.map(({ id, waitUntil, input }) => [id, waitUntil, input]))
      if (text === seen) return
      await notePlans(payload, left)
      seen = text
    },
  }
}
