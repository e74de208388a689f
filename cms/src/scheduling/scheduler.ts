import type { Payload, Where } from 'payload'
import { languages } from '#config/languages.ts'
import type { Language } from '#config/types.ts'
import { enqueueDelivery } from '../outbox/enqueue-delivery.ts'
import { findRows } from '../outbox/rows.ts'
import {
  changesIn,
  changesOfRelease,
  documentOfJob,
  JOBS,
  type ScheduledJob,
  scheduledJobs,
} from '../outbox/scheduled-jobs.ts'
import { inTransaction } from '../transactions.ts'
import { type ChangeRefusal, carryOut, idOf, isLasting, rehearse } from './carry-out.ts'
import { lockRelease, noteReleased } from './release-rows.ts'
import { schedulingTexts } from './texts.ts'

/** Attempts, one per second, if the cause may pass. */
const TRIES = 60

interface Scheduler {
  /** Carries out due scheduled changes and records added or cancelled ones. */
  look(): Promise<void>
}

/** Scheduled changes that are carried out together: those of a document, or of a release. */
interface Together {
  readonly release: number | string | undefined
  readonly jobs: readonly ScheduledJob[]
}

/**
 * Claims scheduled changes and carries them out in one transaction: a crash undoes everything, and a second process
 * finds nothing to do.
 */
function inOneGo(payload: Payload, { release, jobs }: Together): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    if (release !== undefined) {
      await lockRelease(req, release)
      if ((await changesOfRelease(req, release)).length !== jobs.length) return false
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
      const target = documentOfJob(job)
      if (target) await carryOut(req, job.input, target)
    }
    if (release !== undefined) await noteReleased(req, release)
    return true
  })
}

/** Languages of the interface, which may be fewer than those of the sites. */
const interfaceLanguages = ({ config: { i18n } }: Payload): readonly Language[] =>
  languages.filter((language) => language in i18n.supportedLanguages)

/** The reason in every language of the interface: its reader may have another than the user who scheduled. */
async function reasons(
  payload: Payload,
  { input }: ScheduledJob,
): Promise<Partial<Record<Language, ChangeRefusal>>> {
  const refusals: Partial<Record<Language, ChangeRefusal>> = {}
  for (const uiLanguage of interfaceLanguages(payload)) {
    const refused = await inTransaction(payload, (req) => rehearse(req, { input, uiLanguage }))
    if (refused) refusals[uiLanguage] = refused
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

async function noteFault(payload: Payload, job: ScheduledJob, error: unknown): Promise<void> {
  const message = error instanceof Error ? error.message : String(error)
  const totalTried = (job.totalTried ?? 0) + 1
  payload.logger.error({
    err: error,
    msg: `The change planned for ${documentOfJob(job)?.collection} ${documentOfJob(job)?.id} could not be done`,
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

/** Scheduled changes by the collection and the id of their document. */
const byDocument = (jobs: readonly ScheduledJob[]): Map<string, ScheduledJob[]> =>
  Map.groupBy(jobs, (job) => {
    const { collection = '', id = '' } = documentOfJob(job) ?? {}
    return `${collection}:${id}`
  })

/** Due scheduled changes by release, otherwise by document. Of a release that failed none is due. */
function dueTogether(jobs: readonly ScheduledJob[], now: number): Together[] {
  const due = jobs.filter(({ waitUntil }) => !waitUntil || Date.parse(waitUntil) <= now)
  const releases = Map.groupBy(
    due.filter(({ input }) => input.release),
    ({ input }) => input.release?.id,
  )
  return [
    ...[...byDocument(due.filter(({ input }) => !input.release)).values()].map((own) => ({
      release: undefined,
      jobs: own,
    })),
    ...[...releases].map(([release, own]) => ({ release, jobs: own })),
  ]
}

/** Payload writes scheduled changes without hooks, so the scheduled changes that the sites know are compared with the stored ones. */
async function noteScheduledChanges(payload: Payload, jobs: readonly ScheduledJob[]): Promise<void> {
  const changed = byDocument(jobs)
  const rows = await findRows(
    { payload },
    { and: [{ document: { exists: true } }, { plans: { exists: true } }] },
  )
  const known = new Map(rows.map((row) => [`${row.source}:${row.document}`, JSON.stringify(row.plans ?? [])]))
  for (const [key, text] of known) {
    if (JSON.stringify(changesIn(changed.get(key) ?? [])) === text) changed.delete(key)
    else changed.set(key, [])
  }
  for (const key of changed.keys()) {
    const [collection = '', id = ''] = key.split(':')
    await inTransaction(payload, (req) => enqueueDelivery(req, collection, idOf(payload, { collection, id })))
  }
}

export function createScheduler(payload: Payload): Scheduler {
  let seen: string | undefined
  return {
    async look() {
      const now = Date.now()
      const jobs = await scheduledJobs({ payload })
      const due = dueTogether(jobs, now)
      for (const together of due) await carryOutAll(payload, together)
      const left = due.length > 0 ? await scheduledJobs({ payload }) : jobs
      const text = JSON.stringify(left.map(({ id, waitUntil, input }) => [id, waitUntil, input]))
      if (text === seen) return
      await noteScheduledChanges(payload, left)
      seen = text
    },
  }
}
