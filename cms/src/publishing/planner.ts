import {
  type CollectionSlug,
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
  type TypedUser,
  type Where,
} from 'payload'
import { languages } from '../../../config/languages.ts'
import { JOBS, PLAN_TASK, type PlanJob, type Planned, planJobs, plannedFor, plansIn } from './plans.ts'
import { raise } from './raise.ts'
import { findRows } from './rows.ts'

/** How often something planned is tried where the fault may pass by itself, one attempt a second. */
const TRIES = 60

interface Planner {
  /** Does what is due, and notes what has been planned or called off since. */
  look(): Promise<void>
}

/** In whose name it is done: whoever planned it, with the rights of today. */
async function userOf(payload: Payload, { input: { user } }: PlanJob): Promise<TypedUser | null> {
  if (!user) return null
  if (typeof user !== 'object') throw new Error('It is not known who planned this.')
  const collection = user.relationTo as CollectionSlug
  const found = await payload.findByID({ collection, id: user.value, depth: 0, disableErrors: true })
  if (!found) throw new Error('Whoever planned this does not work here any more.')
  return { ...found, collection } as TypedUser
}

/** The id as the database has it; plans have it as text. */
function idOf(payload: Payload, { collection, id }: Planned): number | string {
  const type = payload.collections[collection as CollectionSlug]?.customIDType ?? payload.db.defaultIDType
  return type === 'number' ? Number(id) : id
}

/** Payload's own task withdraws only the first language, whatever was planned, and publishes only that one where all are meant. */
async function carryOut(req: PayloadRequest, job: PlanJob, planned: Planned): Promise<void> {
  const { payload } = req
  const user = await userOf(payload, job)
  const collection = planned.collection as CollectionSlug
  const id = idOf(payload, planned)
  if (!(await payload.findByID({ collection, id, depth: 0, disableErrors: true, req }))) return
  const language = languages.find((each) => each === job.input.locale)
  const common = { collection, id, user, overrideAccess: user === null, overrideLock: true, depth: 0, req } as const
  if (job.input.type === 'unpublish') {
    await payload.update({ ...common, data: { _status: 'draft' }, ...(language ? { locale: language } : { unpublishAllLocales: true }) })
  } else {
    const where = language ? { publishSpecificLocale: language, locale: language } : { publishAllLocales: true }
    await payload.update({ ...common, data: { _status: 'published' }, ...where })
  }
}

async function inTransaction(payload: Payload, work: (req: PayloadRequest) => Promise<boolean>): Promise<void> {
  const req = await createLocalReq({}, payload)
  try {
    await initTransaction(req)
    if (await work(req)) await commitTransaction(req)
    else await killTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Whoever runs Payload's jobs, say an admin by its public call, does with plans what the planner does. */
export function repairPlanTask(payload: Payload): void {
  for (const task of payload.config.jobs.tasks ?? []) {
    if (task.slug !== PLAN_TASK) continue
    task.handler = async ({ job }: { readonly job: unknown }) => {
      const plan = job as PlanJob
      const planned = plannedFor(plan)
      if (planned) await inTransaction(payload, (req) => carryOut(req, plan, planned).then(() => true))
      return { output: {} }
    }
  }
}

/**
 * Takes the plans of one document from the database and carries them out, all in one transaction: a process that dies in the middle
 * has done nothing, and of two processes one finds nothing left.
 */
function inOneGo(payload: Payload, jobs: readonly PlanJob[], planned: Planned): Promise<void> {
  return inTransaction(payload, async (req) => {
    for (const { id } of jobs) {
      const where: Where = { and: [{ id: { equals: id } }, { processing: { equals: false } }] }
      const mine = await payload.db.updateOne({ collection: JOBS, where, data: { processing: true }, options: { atomic: true }, req })
      if (!mine) return false
      await payload.db.deleteOne({ collection: JOBS, where: { id: { equals: id } }, req })
    }
    for (const job of jobs) await carryOut(req, job, planned)
    return true
  })
}

/** A fault of the document or of rights stays one; others may pass. */
const isLasting = (error: unknown) => error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500

async function noteFault(payload: Payload, job: PlanJob, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const totalTried = (job.totalTried ?? 0) + 1
  payload.logger.error({ err: error, msg: `What was planned for ${plannedFor(job)?.collection} ${plannedFor(job)?.id} could not be done` })
  const data = { totalTried, error: { message }, hasError: isLasting(error) || totalTried >= TRIES, processing: false }
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

const raisePlanned = (payload: Payload, planned: Planned): Promise<void> =>
  inTransaction(payload, (req) => raise(req, planned.collection, idOf(payload, planned)).then(() => true))

/** Payload writes plans past all hooks: what the sites know of them is compared with what there is. */
async function notePlans(payload: Payload, jobs: readonly PlanJob[]): Promise<void> {
  const planned = byDocument(jobs)
  const rows = await findRows({ payload }, { and: [{ document: { exists: true } }, { plans: { exists: true } }] })
  const known = new Map(rows.map((row) => [`${row.source}:${row.document}`, JSON.stringify(row.plans ?? [])]))
  for (const [key, text] of known) {
    const entry = planned.get(key)
    if (JSON.stringify(entry ? plansIn(entry.jobs) : []) === text) planned.delete(key)
    else if (!entry) planned.set(key, { planned: { collection: key.slice(0, key.indexOf(':')), id: key.slice(key.indexOf(':') + 1) }, jobs: [] })
  }
  for (const entry of planned.values()) await raisePlanned(payload, entry.planned)
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
