import type { PayloadRequest, TypedUser, Where } from 'payload'
import { languages } from '#config/languages.ts'
import type { DocumentPlan } from '#models/document-state.ts'
import { isRecord } from '../content/document-value.ts'
import type { Within } from './rows.ts'

export const JOBS = 'payload-jobs'
export const PLAN_TASK = 'schedulePublish'

/** A scheduled publication: a job of Payload's own task. */
export interface PlanJob {
  readonly id: number | string
  readonly waitUntil?: string | null
  readonly totalTried?: number | null
  readonly hasError?: boolean | null
  readonly error?: unknown
  readonly input: {
    readonly type?: 'publish' | 'unpublish'
    readonly locale?: string | null
    readonly doc?: { readonly relationTo: string; readonly value: unknown }
    /** A release is all plans that are carried out together, or none. */
    readonly release?: { readonly id: number | string; readonly name: string }
    readonly user?: { readonly relationTo: string; readonly value: number | string } | number | string | null
  }
}

export interface Planned {
  readonly collection: string
  /** Payload writes it as text. */
  readonly id: string
}

/** The account with whose rights a plan is carried out. */
export const planUserOf = ({ collection, id }: TypedUser): NonNullable<PlanJob['input']['user']> => ({
  relationTo: collection,
  value: id,
})

export const plannedFor = ({ input: { doc } }: Pick<PlanJob, 'input'>): Planned | undefined =>
  doc && {
    collection: doc.relationTo,
    id: String(isRecord(doc.value) ? doc.value.id : doc.value),
  }

/** Changes of a rehearsal are rolled back. */
export type PlanRun = 'carried out' | 'rehearsed'

const RUN = 'planRun'

/** Notes in a request that a plan makes its changes. */
export function notePlan({ context }: PayloadRequest, how: PlanRun): void {
  context[RUN] = how
}

export const isPlanned = ({ context }: PayloadRequest): boolean => context[RUN] !== undefined
export const isRehearsed = ({ context }: PayloadRequest): boolean => context[RUN] === 'rehearsed'

export const isPlan: Where = {
  and: [{ taskSlug: { equals: PLAN_TASK } }, { completedAt: { exists: false } }],
}

/** All plans, the earliest first; `failed` includes those that could not be carried out. */
export async function planJobs(within: Within, { failed = false } = {}): Promise<PlanJob[]> {
  const { docs } = await within.payload.db.find<PlanJob>({
    collection: JOBS,
    req: within,
    where: failed ? isPlan : { and: [isPlan, { hasError: { not_equals: true } }] },
    sort: ['waitUntil', 'id'],
    limit: 0,
    pagination: false,
  })
  return docs
}

const MOST = 100

/** Plans in the form of the contract: a site needs them to show a page at a later time. */
export function plansIn(jobs: readonly PlanJob[]): DocumentPlan[] {
  return jobs.slice(0, MOST).map(({ waitUntil, input }) => ({
    at: new Date(waitUntil ?? 0).toISOString(),
    action: input.type === 'unpublish' ? 'withdraw' : 'publish',
    language: languages.find((each) => each === input.locale) ?? null,
  }))
}

export async function plansOf(
  within: Within,
  collection: string,
  id: number | string,
): Promise<DocumentPlan[]> {
  const jobs = await planJobs(within)
  return plansIn(jobs.filter((job) => isFor(job, collection, id)))
}

/** The plans of a release, also those that failed, in its order. */
export const plansOfRelease = async (within: Within, release: number | string): Promise<PlanJob[]> =>
  (await planJobs(within, { failed: true })).filter(
    ({ input }) => input.release !== undefined && String(input.release.id) === String(release),
  )

export async function dropPlansOfRelease(within: Within, release: number | string): Promise<void> {
  await dropPlans(within, await plansOfRelease(within, release))
}

async function dropPlans(within: Within, jobs: readonly PlanJob[]): Promise<void> {
  if (jobs.length === 0) return
  await within.payload.db.deleteMany({
    collection: JOBS,
    where: { id: { in: jobs.map(({ id }) => id) } },
    req: within,
  })
}

export function isFor(job: PlanJob, collection: string, id: number | string): boolean {
  const planned = plannedFor(job)
  return planned?.collection === collection && planned.id === String(id)
}

/** Deletes the plans of a deleted document. */
export async function dropPlansOf(within: Within, collection: string, id: number | string): Promise<void> {
  const jobs = await planJobs(within, { failed: true })
  await dropPlans(
    within,
    jobs.filter((job) => isFor(job, collection, id)),
  )
}
