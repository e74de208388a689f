import type { PayloadRequest, TypedUser, Where } from 'payload'
import { languages } from '#config/languages.ts'
import type { ScheduledDocumentChange } from '#models/document-state.ts'
import { isRecord } from '../content/document-value.ts'
import { rowsOf, type Within } from '../rows.ts'

export const JOBS = 'payload-jobs'
export const SCHEDULED_TASK = 'schedulePublish'

/** A scheduled publication: a job of Payload's own task. */
export interface ScheduledJob {
  readonly id: number | string
  readonly waitUntil?: string | null
  readonly totalTried?: number | null
  readonly hasError?: boolean | null
  readonly error?: unknown
  readonly input: {
    readonly type?: 'publish' | 'unpublish'
    readonly locale?: string | null
    readonly doc?: { readonly relationTo: string; readonly value: unknown }
    /** A release is all scheduled changes that are carried out together, or none. */
    readonly release?: { readonly id: number | string; readonly name: string }
    readonly user?: { readonly relationTo: string; readonly value: number | string } | number | string | null
  }
}

export interface DocumentRef {
  readonly collection: string
  /** Payload writes it as text. */
  readonly id: string
}

/** The account with whose rights a scheduled change is carried out. */
export const schedulerOf = ({ collection, id }: TypedUser): NonNullable<ScheduledJob['input']['user']> => ({
  relationTo: collection,
  value: id,
})

export const documentOfJob = ({ input: { doc } }: Pick<ScheduledJob, 'input'>): DocumentRef | undefined =>
  doc && {
    collection: doc.relationTo,
    id: String(isRecord(doc.value) ? doc.value.id : doc.value),
  }

/** Changes of a rehearsal are rolled back. */
export type ScheduledRun = 'carried out' | 'rehearsed'

const RUN = 'scheduledRun'

/** Notes in a request that a scheduled change makes its changes. */
export function noteScheduledChange({ context }: PayloadRequest, how: ScheduledRun): void {
  context[RUN] = how
}

export const isByScheduledChange = ({ context }: PayloadRequest): boolean => context[RUN] !== undefined
export const isRehearsed = ({ context }: PayloadRequest): boolean => context[RUN] === 'rehearsed'

export const isScheduled: Where = {
  and: [{ taskSlug: { equals: SCHEDULED_TASK } }, { completedAt: { exists: false } }],
}

/** All scheduled changes, the earliest first; `failed` includes those that could not be carried out. */
export const scheduledJobs = (within: Within, { failed = false } = {}): Promise<ScheduledJob[]> =>
  rowsOf(within, JOBS, {
    where: failed ? isScheduled : { and: [isScheduled, { hasError: { not_equals: true } }] },
    sort: ['waitUntil', 'id'],
  })

const MOST = 100

/** A scheduled change in the form of the contract: a site needs it to show a page at a later time. */
export const changeOf = ({
  waitUntil,
  input,
}: Pick<ScheduledJob, 'waitUntil' | 'input'>): ScheduledDocumentChange => ({
  at: new Date(waitUntil ?? 0).toISOString(),
  action: input.type === 'unpublish' ? 'withdraw' : 'publish',
  language: languages.find((each) => each === input.locale) ?? null,
})

/** As many changes of a document as a site takes. */
export const changesIn = (jobs: readonly ScheduledJob[]): ScheduledDocumentChange[] =>
  jobs.slice(0, MOST).map(changeOf)

export async function changesOf(
  within: Within,
  collection: string,
  id: number | string,
): Promise<ScheduledDocumentChange[]> {
  const jobs = await scheduledJobs(within)
  return changesIn(jobs.filter((job) => isFor(job, collection, id)))
}

/** The scheduled changes of a release, also those that failed, in its order. */
export const changesOfRelease = async (within: Within, release: number | string): Promise<ScheduledJob[]> =>
  (await scheduledJobs(within, { failed: true })).filter(
    ({ input }) => input.release !== undefined && String(input.release.id) === String(release),
  )

export async function dropChangesOfRelease(within: Within, release: number | string): Promise<void> {
  await dropChanges(within, await changesOfRelease(within, release))
}

async function dropChanges(within: Within, jobs: readonly ScheduledJob[]): Promise<void> {
  if (jobs.length === 0) return
  await within.payload.db.deleteMany({
    collection: JOBS,
    where: { id: { in: jobs.map(({ id }) => id) } },
    req: within,
  })
}

export function isFor(job: ScheduledJob, collection: string, id: number | string): boolean {
  const target = documentOfJob(job)
  return target?.collection === collection && target.id === String(id)
}

/** Deletes the scheduled changes of a deleted document. */
export async function dropChangesOf(within: Within, collection: string, id: number | string): Promise<void> {
  const jobs = await scheduledJobs(within, { failed: true })
  await dropChanges(
    within,
    jobs.filter((job) => isFor(job, collection, id)),
  )
}
